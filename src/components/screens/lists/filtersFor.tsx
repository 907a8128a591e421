import type { ComponentType, ReactElement, ReactNode } from 'react';
import { SearchInput, useTranslate } from 'react-admin';
import type { Actor } from '../../../../domain/access/can.ts';
import { type NounName, nounOf } from '../../../../domain/contract/index.ts';
import { fieldMeta, type Noun } from '../../../../domain/contract/noun.ts';
import { filtersByCharge } from '../../../../domain/query/chargeFilter.ts';
import { shownPlatform } from '../../../platform/shownPlatform.ts';
import { valueKey } from '../../contract/valueKey.ts';
import { laterFilter } from '../../inputs/laterFilter.tsx';
import { offeredRows } from '../../inputs/offered.ts';
import { validateSearch } from '../../inputs/validateSearch.ts';

/** Label of one end of a range: "Due Date from". */
const RangeLabel = ({ label, end }: { label: string; end: 'gte' | 'lte' }) => {
  const translate = useTranslate();
  return translate(end === 'gte' ? 'screens.rangeFrom' : 'screens.rangeTo', {
    field: translate(label, { _: label }),
  });
};

const inputs = () => import('../../inputs/filterInputs.ts');
/** Shown at once, so it does not bring along the inputs of all other filters. */
const ChargeFilter = laterFilter(async () => (await import('../../inputs/ChargeFilter.tsx')).ChargeFilter);
export const DateInput = laterFilter(async () => (await inputs()).DateInput);
export const FlagFilter = laterFilter(async () => (await inputs()).FlagFilter);
const MoneyInput = laterFilter(async () => (await inputs()).MoneyInput);
export const NumberInput = laterFilter(async () => (await inputs()).NumberInput);
const ReferenceNameInput = laterFilter(async () => (await inputs()).ReferenceNameInput);
export const SelectArrayInput = laterFilter(async () => (await inputs()).SelectArrayInput);
const SkillsInput = laterFilter(async () => (await inputs()).SkillsInput);
const TextArrayInput = laterFilter(async () => (await inputs()).TextArrayInput);

/** A list's search box and filters: one per field, or a pair for a range. */
export const filtersFor = (
  name: NounName,
  fields: readonly (string | ReactElement)[],
  always: readonly string[] = [],
) => [
  ...(isSearched(nounOf(name)) ? [searchOf(name)] : []),
  ...fields.flatMap((field) =>
    typeof field === 'string' ? filtersOf(name, field, always.includes(field)) : field,
  ),
];

const isSearched = ({ search, foundBy }: Noun): boolean => search.length > 0 || foundBy !== undefined;

/** The filter by the colleague in charge, for those who work on these rows. */
export const chargeFilters = (actor: Actor, name: NounName) =>
  filtersByCharge(actor, name)
    ? [
        <ChargeFilter
          key="inCharge"
          source="inCharge"
          label="follow.filter"
          alwaysOn
          sx={{ minWidth: 150 }}
        />,
      ]
    : [];

/** A Boolean search is checked as it is typed: a list is not filtered by one that cannot be read. */
const searchOf = (name: NounName) =>
  nounOf(name).booleanSearch ? (
    <SearchInput key="q" source="q" alwaysOn validate={validateSearch} />
  ) : (
    <SearchInput key="q" source="q" alwaysOn />
  );

const filtersOf = (name: NounName, field: string, alwaysOn: boolean) => {
  const meta = fieldMeta(nounOf(name), field);
  const label = `resources.${name}.fields.${field}`;
  const common = { key: field, source: field, label, ...(alwaysOn && { alwaysOn }) };
  if (meta?.references)
    return (
      <ReferenceNameInput
        {...common}
        key={field}
        reference={meta.references as NounName}
        filter={offeredRows(name, field)}
      />
    );
  if (meta?.values) {
    const values = field === 'currency' ? shownPlatform().currencies : meta.values;
    const choices = values.map((id) => ({ id, name: valueKey(name, field, id) }));
    return <SelectArrayInput {...common} key={field} choices={choices} sx={{ minWidth: 140 }} />;
  }
  switch (meta?.column) {
    case 'text[]':
      return meta.offers ? (
        <SkillsInput {...common} key={field} source={`${field}_inc_any`} sx={{ minWidth: 240 }} />
      ) : (
        <TextArrayInput {...common} key={field} source={`${field}_inc_any`} sx={{ minWidth: 220 }} />
      );
    case 'boolean':
      return <FlagFilter {...common} key={field} />;
    case 'date':
      return range(field, label, DateInput);
    case 'integer':
      return range(field, label, NumberInput);
    case 'bigint':
      return range(field, label, MoneyInput);
    default:
      return [];
  }
};

/** A filter for each end of a range. */
export const range = (
  field: string,
  label: string,
  Input: ComponentType<{ source: string; label: ReactNode }>,
) =>
  (['gte', 'lte'] as const).map((end) => (
    <Input
      key={`${field}_${end}`}
      source={`${field}_${end}`}
      label={<RangeLabel label={label} end={end} />}
    />
  ));
