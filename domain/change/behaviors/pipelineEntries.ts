import { isHired } from '../../contract/hiring/pipelineEntries.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import type { Context } from '../context.ts';
import { acceptedProposal, entryTerms } from '../deals/acceptedProposal.ts';
import { checkSides } from '../deals/dealSides.ts';
import { asSeen, refuseTwice } from '../deals/pipelineEntry.ts';
import type { Effect } from '../effect.ts';
import { activityOf, onlyDiffers } from '../notifications/activities.ts';
import { pipelineNotifications } from '../notifications/pipelineNotifications.ts';

export const pipelineEntries: Behavior<Rows['pipelineEntries']> = {
  completeNew: async (row, _, reader) => {
    if (row.proposalId == null) return row;
    const { proposal, request } = await acceptedProposal(row.proposalId, row.companyId, reader);
    const { candidateId, source, ...terms } = entryTerms(proposal, request);
    if (candidateId !== row.candidateId) throw Invalid({ candidateId: 'proposals.other-candidate' });
    return {
      ...row,
      source,
      jobId: row.jobId ?? terms.jobId,
      startDate: row.startDate ?? terms.startDate,
      ...(row.offerAmount == null && { offerAmount: terms.offerAmount, currency: terms.currency }),
    };
  },
  link: async (row, reader) => {
    if (!row.id) await checkSides({ recruiterId: row.companyId }, reader, 'companyId');
    const job = row.jobId === null ? null : await reader.find('jobs', String(row.jobId));
    if (job && job.companyId !== row.companyId) throw Invalid({ jobId: 'jobs.other-company' });
    if (row.outcome === 'Live') await refuseTwice(row, reader);
    const candidate = await reader.find('candidates', String(row.candidateId));
    const seen = candidate && (candidate.listed || !row.id) ? asSeen(candidate, row.companyId) : {};
    if (row.id) return seen;
    const score = job && (await reader.matchScore?.(job, String(row.candidateId)));
    return { ...seen, matchScore: score ?? null };
  },
  effects: (before, after, context) => [
    ...pipelineEffects(before, after, context),
    ...(before && !after ? [{ kind: 'endInvitations' as const, entry: before }] : []),
    ...(context.along ? [] : pipelineNotifications(before, after)),
  ],
  activity: {
    of: activityOf(
      ({ name, title, stage }) => ({ words: { name, stage }, about: title }),
      (before, after, { along }) => {
        if (!after) return 'entryRemoved';
        if (!before) return along ? null : 'entryAdded';
        if (before.outcome !== after.outcome)
          return (
            ({ Rejected: 'entryRejected', Withdrawn: 'entryWithdrawn' } as const)[String(after.outcome)] ??
            'entryRestored'
          );
        if (before.stage !== after.stage)
          return after.stage === 'hired' ? { event: 'entryHired', priority: 'High' } : 'entryMoved';
        return onlyDiffers(before, after, ['interviewDate', 'interviewer']) ? null : 'entryUpdated';
      },
    ),
  },
};

/** Effects of a move in the pipeline: its stage change, canceled interviews, and a candidate in discussion. */
const pipelineEffects = (before: Row | null, after: Row | null, context: Context): Effect[] => {
  const found: Effect[] = [];
  if (after && (before?.stage !== after.stage || before?.outcome !== after.outcome))
    found.push(stageChange(before, after, context));
  if (before?.outcome === 'Live' && after && after.outcome !== 'Live')
    found.push(cancelInterviews(after, context));
  const [was, is] = [before && isHired(before), after && isHired(after)];
  if (after && is && !was) found.push(inDiscussion(after));
  if (before && was !== is) found.push(reviewsOf(before, Boolean(is)));
  if (Boolean(was) !== Boolean(is)) found.push(...placements((after ?? before) as Row, Boolean(is)));
  return found;
};

/** Hires count for both companies, until they are undone. */
const placements = ({ companyId, providerId }: Row, isHire: boolean): Effect[] =>
  [companyId, providerId].map((id) => ({
    kind: 'count',
    noun: 'companies',
    id: String(id),
    field: 'placements',
    ...(!isHire && ({ by: -1 } as const)),
  }));

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

/** The reviews of a hire count only while it stands. */
const reviewsOf = ({ id }: Row, hired: boolean): Effect => ({
  kind: 'revise',
  noun: 'hireReviews',
  where: { entryId: id },
  values: () => ({ hired }),
});

/**
 * The recruiter alone records a hire, by moving a card or by signing: the candidate becomes In Discussion, and only the provider sets Placed.
 */
const inDiscussion = ({ candidateId }: Row): Effect => ({
  kind: 'revise',
  noun: 'candidates',
  where: { id: candidateId, status: 'Available' },
  values: () => ({ status: 'In Discussion' }),
});
