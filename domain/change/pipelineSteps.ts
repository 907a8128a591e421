import { wallTime } from '../calendar/zones.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { isHired } from '../contract/pipelineEntries.ts';
import type { Context } from './context.ts';
import type { Effect } from './effect.ts';

/** What a move in the pipeline, or an interview, brings with it. */
export const pipelineEffects = (
  name: NounName,
  before: Row | null,
  after: Row | null,
  context: Context,
): Effect[] => {
  if (name === 'pipelineEntries') return ofEntry(before, after, context);
  if (name === 'interviews' && after) return ofInterview(before, after);
  return [];
};

const ofEntry = (before: Row | null, after: Row | null, context: Context): Effect[] => {
  const found: Effect[] = [];
  if (after && (before?.stage !== after.stage || before?.outcome !== after.outcome))
    found.push(stageChange(before, after, context));
  if (before?.outcome === 'Live' && after && after.outcome !== 'Live')
    found.push(cancelInterviews(after, context));
  const [was, is] = [before && isHired(before), after && isHired(after)];
  if (after && is && !was) found.push(inDiscussion(after));
  return found;
};

const stageChange = (before: Row | null, after: Row, { actor, name, now }: Context): Effect => ({
  kind: 'add',
  noun: 'stageChanges',
  row: {
    companyId: after.companyId,
    entryId: after.id,
    from: before?.stage ?? null,
    to: after.stage,
    outcome: after.outcome,
    reason: after.outcomeReason ?? null,
    userId: actor.userId,
    author: name.slice(0, 120),
    at: now.toISOString(),
  },
});

/** Interviews that are still to come are called off. A rejection tells the provider enough. */
const cancelInterviews = ({ id, outcome }: Row, { now }: Context): Effect => ({
  kind: 'revise',
  noun: 'interviews',
  where: { entryId: id, status: 'Scheduled' },
  along: outcome === 'Rejected',
  values: ({ startsAt }) => (String(startsAt) > now.toISOString() ? { status: 'Cancelled' } : {}),
});

/** A hire is one side's word: the person is spoken for, and only their provider says that they are placed. */
const inDiscussion = ({ candidateId }: Row): Effect => ({
  kind: 'revise',
  noun: 'candidates',
  where: { id: candidateId, status: 'Available' },
  values: () => ({ status: 'In Discussion' }),
});

/** The card tells the day, where it takes place, and the interviewer of the interview that was set last. */
const ofInterview = (before: Row | null, after: Row): Effect[] => {
  const said = ['startsAt', 'timeZone', 'interviewer'] as const;
  if (after.status !== 'Scheduled' || said.every((field) => before?.[field] === after[field])) return [];
  const { date } = wallTime(String(after.startsAt), String(after.timeZone));
  return [
    {
      kind: 'revise',
      noun: 'pipelineEntries',
      where: { id: after.entryId },
      values: () => ({ interviewDate: date, interviewer: after.interviewer }),
    },
  ];
};
