import { SelectInput, type SelectInputProps, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { currencies } from '../../../domain/contract/billing/currencies.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';

/** The currencies in use, and those that a row or a form already has. */
export const useOfferedCurrencies = (...held: unknown[]) => {
  const { currencies: inUse } = usePlatform();
  return currencies.filter((one) => inUse.includes(one) || held.includes(one));
};

export const CurrencyInput = (props: SelectInputProps & { source: string }) => {
  const chosen = useWatch({ name: props.source });
  const record = useRecordContext();
  const choices = useOfferedCurrencies(chosen, record?.[props.source]).map((id) => ({ id, name: id }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
};
