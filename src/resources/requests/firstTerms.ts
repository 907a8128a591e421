import { startsFor } from '../../../domain/calendar/benchBars.ts';
import { freeAgain } from '../../../domain/contract/candidates/bookings.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';

/**
 * The terms that a proposal of this candidate starts with, from `firstDay` on and after the booked days; without a rate if it is in another
 * currency.
 */
export const firstTerms = (
  candidate: Candidate,
  currency: string,
  request: Pick<Request, 'startDate'> | undefined,
  firstDay: string,
): { rate?: number; startDate: string } => ({
  ...(candidate.currency === currency && { rate: candidate.rate }),
  startDate: latest(
    startsFor(candidate, request ?? { startDate: null }, firstDay),
    freeAgain(candidate, firstDay),
  ),
});

const latest = (day: string, other: string | null): string => (other !== null && other > day ? other : day);
