import type { ComponentType } from 'react';

/** Fields shown together, under a heading if there is one. */
export interface FieldGroup {
  labelKey?: string;
  fields: readonly string[];
  /** Those that the form needs although they are optional in the contract. */
  required?: readonly string[];
  /** What stands below the inputs of a form. */
  below?: ComponentType;
}

/** The groups with only the allowed fields; a single group if none are given. */
export const allowedGroups = (
  groups: readonly FieldGroup[] | undefined,
  allowed: readonly string[],
): FieldGroup[] =>
  (groups ?? [{ fields: allowed }])
    .map((group) => ({ ...group, fields: group.fields.filter((field) => allowed.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
