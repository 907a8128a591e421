import { startsFor } from '../../calendar/benchBars.ts';
import { bookingOf, bookingsWithin, overlaps } from '../../contract/candidates/bookings.ts';
import type { Candidate } from '../../contract/candidates/candidates.ts';
import type { Hold } from '../../contract/candidates/holds.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import { lacksRate, type Proposal } from '../../contract/deals/proposals.ts';
import type { LeftOutReason } from '../../matching/crew/leftOut.ts';
import { utcDay } from '../../time/days.ts';
import { durationEnd } from '../../time/durationEnd.ts';
import { coversDays, isSigned, proposalTerm, termOf } from './booking.ts';
import { type PutForward, standsAgainst } from './claims.ts';

/** What is known of a candidate who might be proposed for a position. */
export type Commitments = {
  /** Quotes and applications for the same position that name the same person, of any provider. */
  putForward: readonly PutForward[];
  contracts: readonly Pick<
    Contract,
    | 'id'
    | 'candidateId'
    | 'employee'
    | 'type'
    | 'status'
    | 'startDate'
    | 'endDate'
    | 'signedDate'
    | 'proposalId'
  >[];
  awards: readonly Pick<Proposal, 'id' | 'startDate' | 'endDate' | 'overlapAgreed'>[];
  holds: readonly Pick<Hold, 'startDate' | 'endDate' | 'recruiterId' | 'proposalId'>[];
};

type Asked = { recruiterId: string; startDate: string | null; duration: string };

/**
 * Why a candidate cannot be proposed for a position, by the rules that refuse the quote or its award; null if
 * it can. A candidate whom the provider holds for somebody else is not proposed either. Holds of other quotes keep nobody
 * back: whoever is awarded first gets the candidate.
 */
export const whyLeftOut = (
  candidate: Pick<Candidate, 'companyId' | 'availability' | 'availableFrom' | 'rate'>,
  { putForward, contracts, awards, holds }: Commitments,
  asked: Asked,
  now: Date,
): LeftOutReason | null => {
  const providerId = candidate.companyId;
  const claims = putForward.filter((one) => standsAgainst(one, { providerId }, now));
  if (claims.length > 0)
    return claims.some((one) => one.providerId === providerId) ? 'proposed' : 'represented';
  const startDate = startsFor(candidate, asked, utcDay(now));
  if (bookingsWithin(contracts.map(bookingOf), proposalTerm({ startDate })).length > 0) return 'booked';
  const term = termOf({ startDate, endDate: durationEnd(startDate, asked.duration) });
  const isAwarded = awards.some(
    (award) =>
      coversDays(award, term) && !isSigned(contracts.filter(({ proposalId }) => proposalId === award.id)),
  );
  const isHeld = holds.some(
    (hold) => hold.proposalId === null && hold.recruiterId !== asked.recruiterId && overlaps(hold, term),
  );
  if (isAwarded || isHeld) return 'booked';
  return lacksRate(candidate) ? 'rate' : null;
};
