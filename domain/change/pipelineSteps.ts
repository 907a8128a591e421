import { wallTime } from '../calendar/zones.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { isHired } from '../contract/pipelineEntries.ts';
import type { Context } from './context.ts';
import type { Effect } from './effect.ts';

/** Effects of a move in the pipeline, or of an interview. */
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

/** Cancels future interviews. The provider is notified of the rejection only. */
const cancelInterviews = ({ id, outcome }: Row, { now }: Context): Effect => ({
  kind: 'revise',
  noun: 'interviews',
  where: { entryId: id, status: 'Scheduled' },
  along: outcome === 'Rejected',
  values: ({ startsAt }) => (String(startsAt) > now.toISOString() ? { status: 'Cancelled' } : {}),
});

/**
 * The recruiter alone records a hire: the candidate becomes In Discussion, and only the provider sets Placed.
 */
const inDiscussion = ({ candidateId }: Row): Effect => ({
  kind: 'revise',
  noun: 'candidates',
  where: { id: candidateId, status: 'Available' },
  values: () => ({ status: 'In Discussion' }),
});

/** The card shows the local date and the interviewer of the latest scheduled interview. */
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
