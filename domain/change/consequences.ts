import { isListed } from '../contract/candidates.ts';
import { type NounName, nounOf } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Context, Values } from './context.ts';

/** A further write that belongs to a change and happens with it or not at all. */
export type Consequence =
  | { kind: 'add'; noun: 'activities' | 'stageChanges'; row: Values }
  | {
      kind: 'relist';
      companyId: string;
      listed: (candidate: { published: boolean; status: string }) => boolean;
    };

/** Everything that a change brings with it. `before` is null for a new row, `after` for a deleted one. */
export const consequences = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Consequence[] => {
  const found: Consequence[] = [];
  if (name === 'companies' && before && after && before.status !== after.status)
    found.push({
      kind: 'relist',
      companyId: after.id,
      listed: (candidate) => isListed(candidate, String(after.status)),
    });
  if (name === 'pipelineEntries' && after && before?.stage !== after.stage)
    found.push(stageChange(before, after, context));
  if (told.includes(name)) found.push(activity(name, before, after, context));
  return found;
};

const stageChange = (before: Row | null, after: Row, { actor, now }: Context): Consequence => ({
  kind: 'add',
  noun: 'stageChanges',
  row: {
    companyId: after.companyId,
    entryId: after.id,
    from: before?.stage ?? null,
    to: after.stage,
    userId: actor.userId,
    at: now.toISOString(),
  },
});

/** Nouns whose changes people want to read about. */
const told: NounName[] = [
  'companies',
  'candidates',
  'requests',
  'contracts',
  'jobs',
  'pipelineEntries',
  'interviews',
  'tickets',
];

const activity = (name: NounName, before: Row | null, after: Row | null, { now }: Context): Consequence => {
  const noun = nounOf(name);
  const row = (after ?? before) as Row;
  const state = noun.lifecycles.find(({ field }) => before && after && before[field] !== after[field])?.field;
  const happened = !before
    ? 'added'
    : !after
      ? 'removed'
      : state
        ? `is now ${String(after[state])}`
        : 'updated';
  return {
    kind: 'add',
    noun: 'activities',
    row: {
      companyId: name === 'companies' ? row.id : (row.companyId ?? row.providerId ?? null),
      type: `${noun.label} ${happened}`.slice(0, 120),
      details: String(row[noun.title] ?? row.id).slice(0, 300),
      noun: name,
      target: row.id,
      status: 'Completed',
      priority: 'Low',
      at: now.toISOString(),
    },
  };
};
