import { instant, oneOf, optional, reference } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';
import { stages } from './pipelineEntries.ts';

/** One dated move of a pipeline entry; written by the store with the move itself. */
export const stageChanges = defineNoun({
  name: 'stageChanges',
  label: 'Stage Change',
  plural: 'Stage Changes',
  prefix: 'SC',
  fields: {
    companyId: reference('Company', 'companies'),
    entryId: reference('Pipeline Entry', 'pipelineEntries', 'removed'),
    from: optional(oneOf('From', stages)),
    to: oneOf('To', stages),
    userId: optional(reference('User', 'users', 'kept')),
    at: instant('Moved'),
  },
  search: [],
  title: 'id',
});
export type StageChange = RowOf<typeof stageChanges>;
