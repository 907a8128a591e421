import { endOfStay } from '../../calendar/rollOffs.ts';
import { bookedBetween, bookingOf, isBooking, runsOn } from '../../contract/candidates/bookings.ts';
import { isListed } from '../../contract/candidates/candidates.ts';
import { deploymentTypes } from '../../contract/deals/deployments.ts';
import type { Row } from '../../contract/noun.ts';
import { ConflictAt } from '../../errors.ts';
import type { Due } from '../../query/due.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { bookedBy } from './booking.ts';

/**
 * Effects of a candidate's signed contracts on the candidate's row: it states the booked days; on one of them the candidate
 * is Placed and unlisted.
 * `ended` is the contract that has just ended; without another booking the candidate becomes Available.
 */
export const placementOf = (
  candidate: Row,
  { contracts, company, ended }: { contracts: readonly Row[]; company: Row | undefined; ended?: Row },
  now: Date,
): Values => {
  if (candidate.erasedAt) return {};
  const today = utcDay(now);
  const bookings = contracts.map(bookingOf).filter(isBooking);
  const booked = bookedBetween(bookings);
  if (bookings.some((one) => runsOn(one, today))) {
    const last = endOfStay(bookings, today);
    return {
      ...booked,
      status: 'Placed',
      listed: false,
      benchSince: null,
      availableFrom: last ? addDays(last.endDate, 1) : candidate.availableFrom,
    };
  }
  if (!ended || candidate.status !== 'Placed') return booked;
  const status = 'Available';
  const listed = isListed({ published: candidate.published === true, status }, String(company?.status));
  const endsEarly =
    candidate.availableFrom === addDays(String(ended.endDate), 1) && String(candidate.availableFrom) > today;
  return {
    ...booked,
    status,
    listed,
    benchSince: today,
    ...(listed && { listedAt: now.toISOString() }),
    ...(endsEarly && { availableFrom: today }),
  };
};

/** Candidates with a signed contract that runs today, and who are not placed yet. */
export const bookedCandidates: Due<'candidates'> = {
  noun: 'candidates',
  order: 'id',
  where: (now) => [
    ['status', '<>', 'Placed'],
    ['erasedAt', '=', null],
    {
      referredToBy: {
        noun: 'contracts',
        field: 'candidateId',
        where: [
          ['status', '=', 'Active'],
          ['type', 'in', deploymentTypes],
          ['startDate', '<=', utcDay(now)],
          ['endDate', '>=', utcDay(now)],
        ],
      },
    },
  ],
};

/**
 * A contract that starts or stops booking a candidate, or books it for other days, changes the candidate's row in the same transaction.
 */
export const placementEffects = (before: Row | null, after: Row | null, { now }: Context): Effect[] => {
  const books = (row: Row | null) => row !== null && isBooking(bookingOf(row));
  const isMoved =
    books(before) &&
    books(after) &&
    (before?.startDate !== after?.startDate || before?.endDate !== after?.endDate);
  if (books(before) === books(after) && !isMoved) return [];
  const contract = (after ?? before) as Row;
  const { candidateId: id, providerId } = contract;
  const ended = books(before) && !isMoved ? contract : undefined;
  return [
    afterReading(
      [
        ['contracts', { candidateId: id, status: 'Active' }],
        ['companies', { id: providerId }],
      ],
      ([contracts, companies]) => [
        {
          kind: 'revise',
          noun: 'candidates',
          where: { id },
          values: (candidate) => placementOf(candidate, { contracts, company: companies[0], ended }, now),
        },
      ],
    ),
  ];
};

/** Refuses to return a candidate to the bench while a signed contract is running. */
export const checkPlacement = async (
  before: Row | null,
  after: Values,
  { now }: Context,
  reader: Reader,
): Promise<void> => {
  if (before?.status !== 'Placed' || after.status === 'Placed') return;
  const contracts = await reader.findAll('contracts', { candidateId: before.id, status: 'Active' });
  const today = utcDay(now);
  const running = contracts.map(bookingOf).find((one) => isBooking(one) && runsOn(one, today));
  if (!running) return;
  throw ConflictAt('status', bookedBy(running));
};
