import { startsFor } from '../../../domain/calendar/benchBars.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';

/**
 * The terms that a proposal of this candidate starts with, from `firstDay` on; without a rate if it is in another
 * currency.
 */
export const firstTerms = (
  candidate: Candidate,
  currency: string,
  request: Pick<Request, 'startDate'> | undefined,
  firstDay: string,
): { rate?: number; startDate: string } => ({
  ...(candidate.currency === currency && { rate: candidate.rate }),
  startDate: startsFor(candidate, request ?? { startDate: null }, firstDay),
});
