import type { CustomField } from '../contract/customFields/customFields.ts';
import type { CustomValues } from '../contract/customFields/customValues.ts';

const prefix = 'customFields.';

/** What a column that holds values of a custom field is mapped to. */
export const customColumn = ({ id }: Pick<CustomField, 'id'>): string => `${prefix}${id}`;

/** The custom field that a column is mapped to; undefined for other fields. */
export const customFieldOf = (
  column: string | null | undefined,
  fields: readonly CustomField[],
): CustomField | undefined => fields.find((field) => customColumn(field) === column);

/** The mapping without columns of custom fields that are not among these, such as one archived meanwhile. */
export const withoutUnknown = (
  mapping: readonly (string | null)[],
  fields: readonly CustomField[],
): (string | null)[] =>
  mapping.map((column) => (column?.startsWith(prefix) && !customFieldOf(column, fields) ? null : column));

/** The values of a row by what their columns are mapped to: those of custom fields one by one. */
export const valuesByColumn = (values: Record<string, unknown>): [string, unknown][] =>
  Object.entries(values).flatMap(([field, value]): [string, unknown][] =>
    field === 'customFields'
      ? Object.entries((value ?? {}) as CustomValues).map(([id, one]) => [customColumn({ id }), one])
      : [[field, value]],
  );

/** The custom values of a file that differ from those of a candidate, and what they replace. */
export const changedCustom = (
  told: CustomValues,
  stored: CustomValues,
): { after: CustomValues; before: CustomValues } | null => {
  const changes = Object.entries(told).filter(([id, value]) => value !== (stored[id] ?? null));
  if (changes.length === 0) return null;
  return {
    after: Object.fromEntries(changes),
    before: Object.fromEntries(changes.map(([id]) => [id, stored[id] ?? null])),
  };
};
