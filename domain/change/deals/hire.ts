import { isDeployment } from '../../contract/deals/deployments.ts';
import { entryOf, isHired, pipelineEntries } from '../../contract/hiring/pipelineEntries.ts';
import type { RowIn } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { utcDay } from '../../time/days.ts';
import type { Context, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';

/**
 * The client hires with its signature: the candidate's card of the proposal that was agreed on, or of its job, moves to Hired. Other
 * cards of the candidate stay where they are, and no card is made.
 */
export const hireEffects = (before: Row | null, after: Row | null, { now }: Context): Effect[] => {
  if (
    after?.status !== 'Active' ||
    before?.status === 'Active' ||
    !isDeployment({ type: String(after.type) })
  )
    return [];
  const { candidateId, recruiterId: companyId, proposalId } = after;
  if (candidateId == null || companyId == null || proposalId == null) return [];
  return [
    afterReading([['proposals', { id: proposalId }]], ([proposals]) =>
      proposals.map(({ id, requestId }) =>
        afterReading(
          [
            ['requests', { id: requestId }],
            ['pipelineEntries', { companyId, candidateId, outcome: 'Live' }],
          ],
          ([requests, entries]) => {
            const entry = entryOf(entries, { proposalId: id, jobId: requests[0]?.jobId ?? null });
            return entry && !isHired(entry) ? [hired(entry, utcDay(now))] : [];
          },
        ),
      ),
    ),
  ];
};

const hired = ({ id }: Row, today: string): Effect => ({
  kind: 'revise',
  noun: 'pipelineEntries',
  where: { id, outcome: 'Live' },
  values: (row) => hireOn(row as RowIn<'pipelineEntries'>, today),
  // The provider is told of the signature.
  along: true,
});

/** An offer that was to follow later has been made with the contract. */
const hireOn = (entry: RowIn<'pipelineEntries'>, today: string): Values => {
  const offerDate = entry.offerDate !== null && entry.offerDate > today ? today : entry.offerDate;
  const changes = { stage: 'hired' as const, hireDate: entry.hireDate ?? today, offerDate };
  return { ...changes, ...pipelineEntries.derive?.({ ...entry, ...changes }) };
};
