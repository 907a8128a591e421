import { required, SelectInput, useTranslate } from 'react-admin';
import { keyDays } from '../../../../domain/contract/accounts/apiKeys.ts';

/** After how many days a key expires. */
export const DaysInput = () => {
  const translate = useTranslate();
  return (
    <SelectInput
      source="days"
      label="settings.apiKeys.days"
      choices={keyDays.map((days) => ({
        id: days,
        name: translate('settings.apiKeys.afterDays', { days }),
      }))}
      translateChoice={false}
      validate={required()}
      isRequired
      fullWidth
    />
  );
};
