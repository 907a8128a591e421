import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import { laterFilter } from '../inputs/laterFilter.tsx';
import { DateInput, FlagFilter, NumberInput, range, SelectArrayInput } from '../screens/lists/filtersFor.tsx';

const TextInput = laterFilter(async () => (await import('../inputs/filterInputs.ts')).TextInput);

/** The filters of a list by the active custom fields of its rows. */
export const customFilters = (fields: readonly CustomField[]) =>
  fields.filter(({ status }) => status === 'Active').flatMap(filtersOf);

const filtersOf = ({ id, name, kind, choices, formerChoices }: CustomField) => {
  const source = `customFields.${id}`;
  const common = { key: source, source, label: name };
  if (kind === 'Text') return <TextInput {...common} key={source} source={`${source}_contains`} resettable />;
  if (kind === 'Choice') {
    const offered = [...choices, ...formerChoices].map((one) => ({ id: one, name: one }));
    return (
      <SelectArrayInput
        {...common}
        key={source}
        choices={offered}
        translateChoice={false}
        sx={{ minWidth: 140 }}
      />
    );
  }
  if (kind === 'Yes or No') return <FlagFilter {...common} key={source} />;
  return range(source, name, kind === 'Date' ? DateInput : NumberInput);
};
