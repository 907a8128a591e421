import { instant, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { outcomes, stages } from './pipelineEntries.ts';

/**
 * One dated move of a pipeline entry, written by the store with the move: to another stage, out of the stages
 * (rejected, withdrawn) or back. Moves out and back keep the stage: `from` and `to` are the same.
 */
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
    outcome: oneOf('Outcome', outcomes),
    reason: optional(text('Reason', 500)),
    userId: optional(reference('User', 'users', 'kept')),
    author: optional(text('Moved By')),
    at: instant('Moved'),
  },
  search: [],
  title: 'id',
});
export type StageChange = RowOf<typeof stageChanges>;
