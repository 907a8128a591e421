import type { FieldGroup } from '../../components/screens/fieldGroups.ts';

/** How a template is offered; what it asks stands below. */
export const templateGroups: readonly FieldGroup[] = [
  { fields: ['name', 'description', 'category', 'complexity'] },
];
