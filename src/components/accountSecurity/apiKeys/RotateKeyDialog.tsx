import { required, SelectInput, useDataProvider, useTranslate } from 'react-admin';
import { type ApiKey, keyOverlaps } from '../../../../domain/contract/accounts/apiKeys.ts';
import type { DataProvider } from '../../../dataProvider/port.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { DaysInput } from './KeyInputs.tsx';

/** A new secret of a key, with the time for which the previous one stays valid. */
export const RotateKeyDialog = ({
  apiKey: { id, name },
  onClose,
}: {
  apiKey: ApiKey;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  return (
    <KeyDialog
      title={translate('settings.apiKeys.rotateTitle', { name })}
      lead={translate('settings.apiKeys.rotateLead')}
      submitLabel={translate('settings.apiKeys.rotate')}
      done="settings.apiKeys.rotated"
      first={{ overlapHours: 24, days: 90 }}
      send={({ overlapHours, days }) => dataProvider.rotateApiKey({ id, overlapHours, days })}
      onClose={onClose}
    >
      <SelectInput
        source="overlapHours"
        label="settings.apiKeys.overlap"
        choices={keyOverlaps.map((hours) => ({ id: hours, name: `settings.apiKeys.overlapOf.h${hours}` }))}
        validate={required()}
        isRequired
        fullWidth
      />
      <DaysInput />
    </KeyDialog>
  );
};
