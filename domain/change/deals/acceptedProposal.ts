import { fullTimeHours } from '../../contract/deals/contracts.ts';
import type { Proposal } from '../../contract/deals/proposals.ts';
import type { Request } from '../../contract/deals/requests.ts';
import { Invalid } from '../../errors.ts';
import { durationEnd } from '../../time/durationEnd.ts';
import type { Reader, Values } from '../context.ts';

/** The source of pipeline entries that follow an accepted proposal. */
export const proposalSource = 'Provider Proposal';

/** The proposal and its request. Refused unless this recruiter has accepted it. */
export const acceptedProposal = async (
  proposalId: unknown,
  recruiterId: unknown,
  reader: Reader,
): Promise<{ proposal: Proposal; request: Request | null }> => {
  const proposal = await reader.find('proposals', String(proposalId));
  if (proposal?.status !== 'Accepted' || proposal.recruiterId !== recruiterId)
    throw Invalid({ proposalId: 'proposals.not-accepted' });
  return { proposal, request: await reader.find('requests', proposal.requestId) };
};

/** What a pipeline entry takes from the proposal; the recruiter can change it later. */
export const entryTerms = (
  { candidateId, rate, currency, startDate }: Proposal,
  request: Pick<Request, 'jobId'> | null,
) => ({
  candidateId,
  jobId: request?.jobId ?? null,
  source: proposalSource,
  offerAmount: rate,
  currency,
  startDate,
});

/** What both sides have agreed on, which a contract cannot change. */
export const agreedTerms = ({
  providerId,
  candidateId,
  name,
  rate,
  currency,
  overlapAgreed,
}: Proposal): Values => ({ providerId, candidateId, employee: name, rate, currency, overlapAgreed });

/** The form of a contract that follows the proposal. Without a readable duration, the end is left open. */
export const contractForm = (
  { id, startDate }: Pick<Proposal, 'id' | 'startDate'>,
  { position, duration }: Pick<Request, 'position' | 'duration'>,
) => ({
  proposalId: id,
  type: 'SOW' as const,
  startDate,
  endDate: durationEnd(startDate, duration),
  monthlyHours: fullTimeHours,
  description: position,
});
