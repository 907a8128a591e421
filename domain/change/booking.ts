import { type Booking, bookingOf, bookingsWithin, sendsCandidate } from '../contract/bookings.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { Conflict } from '../errors.ts';
import type { Context, Reader, Values } from './context.ts';

/** Says who is booked until when, and by which contract. For the provider and the operator alone. */
export const bookedBy = ({ employee, endDate, id }: Pick<Booking, 'employee' | 'endDate' | 'id'>): string =>
  `${employee} is booked until ${inWords(endDate)} (contract ${id})`;

/** Said to the client, who must not learn about the other one. */
export const bookedElsewhere =
  'This person is booked on some of these days. Ask the provider to change the dates or to confirm the overlap.';

const forever = '9999-12-31';
/** The fields that decide which days of whom a contract asks for. */
const asking = ['candidateId', 'type', 'startDate', 'endDate', 'status', 'overlapAgreed'] as const;
const waiting = ['Draft', 'Pending', 'Active'];

/**
 * Refuses a contract or a proposal for days on which a signed contract books the same candidate, unless its provider has
 * agreed to the overlap. Two contracts that are signed at the same moment wait for each other.
 */
export const checkBooking = async (
  name: NounName,
  before: Row | null,
  after: Values,
  { actor }: Context,
  reader: Reader,
): Promise<void> => {
  const term = termOf(name, before, after);
  if (!term || after.overlapAgreed === true) return;
  await reader.hold(`candidates ${after.candidateId}`, 'alone');
  const contracts = await reader.findAll('contracts', { candidateId: after.candidateId, status: 'Active' });
  const others = contracts.map(bookingOf).filter(({ id }) => id !== before?.id);
  const [other] = bookingsWithin(others, term);
  if (!other) return;
  const message = actor.userType === 'recruiter' ? bookedElsewhere : bookedBy(other);
  throw Conflict(message, { overlapAgreed: message });
};

/** The days that are asked for by this change; null where it asks for none. */
const termOf = (name: NounName, before: Row | null, after: Values) => {
  if (after.candidateId === null) return null;
  if (name === 'proposals') return before ? null : { startDate: String(after.startDate), endDate: forever };
  if (name !== 'contracts' || !sendsCandidate(bookingOf(after)) || !waiting.includes(String(after.status)))
    return null;
  if (before && asking.every((field) => before[field] === after[field])) return null;
  if (before?.status === 'Pending' && after.status === 'Draft') return null;
  return { startDate: String(after.startDate), endDate: String(after.endDate) };
};

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
