import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { isMaskedHere } from '../MaskedIdentity.tsx';

/** What a recruiter fills in to request a candidate. */
export const requestFields = [
  'jobId',
  'position',
  'skills',
  'duration',
  'urgency',
  'rateMin',
  'rateMax',
  'message',
];

/** The message about a candidate is the recruiter's own. */
export const filledFromJob = ['position', 'skills', 'duration', 'rateMin', 'rateMax'];

/** What is sent along about the candidate; of a masked one the recruiter does not know the provider. */
export const aboutCandidate = (candidate: Candidate, hotListRecipientId: string | null) => ({
  candidateId: candidate.id,
  ...(!isMaskedHere(candidate) && { providerId: candidate.companyId }),
  ...(hotListRecipientId && { hotListRecipientId }),
});
