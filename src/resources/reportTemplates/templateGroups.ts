import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

/** The fields that describe a template; its query is below them. */
export const templateGroups: readonly FieldGroup[] = [
  { fields: ['name', 'description', 'category', 'complexity'] },
];
