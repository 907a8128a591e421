/** Fields that are asked for or shown together, under a heading when there is one. */
export interface FieldGroup {
  labelKey?: string;
  fields: readonly string[];
}

/** The groups with only the fields allowed; one group of all of them when none are named. */
export const allowedGroups = (
  groups: readonly FieldGroup[] | undefined,
  allowed: readonly string[],
): FieldGroup[] =>
  (groups ?? [{ fields: allowed }])
    .map((group) => ({ ...group, fields: group.fields.filter((field) => allowed.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
