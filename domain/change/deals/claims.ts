import { isOpenProposal } from '../../contract/deals/proposals.ts';
import type { Row } from '../../contract/noun.ts';
import { ConflictAt } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Reader, Values } from '../context.ts';

/** Days for which a provider alone may represent a candidate for a position, from the first quote on. */
const claimDays = 90;

export const claimEnd = (now: Date): string => addDays(utcDay(now), claimDays);

type Claim = { candidateId: unknown; providerId: unknown; jobId: unknown; requisitionId?: unknown };

/**
 * Refuses a candidate whom another provider, or the same one, has put forward for the same job or requisition. The
 * candidates of several providers are the same person if their email is. A provider's claim ends with its day, or
 * when the provider withdraws.
 */
export const checkFirstClaim = async (claim: Claim, now: Date, reader: Reader): Promise<void> => {
  const { jobId, requisitionId = null } = claim;
  if (jobId == null && requisitionId == null) return;
  const candidate = await reader.find('candidates', String(claim.candidateId));
  const person = candidate?.email ?? claim.candidateId;
  if (jobId != null) await reader.hold(`claim ${jobId} ${person}`, 'alone');
  if (requisitionId != null) await reader.hold(`claim ${requisitionId} ${person}`, 'alone');
  const same = candidate?.email ? await reader.findAll('candidates', { email: candidate.email }) : [];
  const ids = new Set([String(claim.candidateId), ...same.map(({ id }) => id)]);
  for (const candidateId of ids) {
    const proposals = await reader.findAll('proposals', { candidateId });
    for (const proposal of proposals) {
      if (!standsAgainst(proposal, claim, now)) continue;
      const request = await reader.find('requests', proposal.requestId);
      const isSame = (id: unknown, other: unknown) => id != null && id === other;
      if (!isSame(requisitionId, proposal.requisitionId) && !isSame(jobId, request?.jobId)) continue;
      throw claimed(proposal.providerId === claim.providerId, proposal.claimUntil);
    }
    if (jobId == null) continue;
    const applications = await reader.findAll('applications', { candidateId, jobId });
    const submitted = applications.find((application) => standsAgainst(application, claim, now));
    if (submitted) throw claimed(submitted.providerId === claim.providerId, null);
  }
};

/** A quote or an application for a position, as far as it keeps others from putting the same person forward. */
export type PutForward = { providerId: unknown; status: unknown; claimUntil?: unknown };

/**
 * Whether this provider cannot put the person forward again for the same position. It may quote its own candidate
 * again after an earlier quote was decided; others wait for the day.
 */
export const standsAgainst = (
  { providerId, status, claimUntil }: PutForward,
  claim: { providerId: unknown },
  now: Date,
): boolean => {
  const isOpen = isOpenProposal(String(status)) || standing.includes(String(status));
  if (isOpen) return true;
  if (status === 'Withdrawn' || providerId === claim.providerId) return false;
  return claimUntil != null && String(claimUntil) >= utcDay(now);
};

/** An awarded quote, and applications that are not decided against. */
const standing = ['Accepted', 'Received', 'In Pipeline'];

const claimed = (isOwn: boolean, until: string | null): Error => {
  if (until === null)
    return ConflictAt('candidateId', isOwn ? 'proposals.submitted-own' : 'proposals.submitted-other');
  const code = isOwn ? 'proposals.claimed-own' : 'proposals.claimed-other';
  return ConflictAt('candidateId', { code, values: { day: until } });
};

/** The claim of a quote, in the terms of the check. */
export const claimOf = (proposal: Values, request: Row): Claim => ({
  candidateId: proposal.candidateId,
  providerId: proposal.providerId,
  jobId: request.jobId,
  requisitionId: request.requisitionId,
});
