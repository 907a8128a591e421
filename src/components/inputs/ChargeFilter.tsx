import { SelectInput, type SelectInputProps } from 'react-admin';
import { useChargeChoices } from './useChargeChoices.ts';

/** Filters records by the colleague in charge. */
export const ChargeFilter = (props: SelectInputProps) => (
  <SelectInput {...props} choices={useChargeChoices()} emptyText="follow.anyone" translateChoice={false} />
);
