import { isDeployment } from '../deals/deployments.ts';

type Days = { startDate: string; endDate: string };

/** The fields of a contract that affect bookings. */
export type Booking = Days & {
  id: string;
  candidateId: string | null;
  employee: string;
  type: string;
  status: string;
};

/** The part of a contract's row that decides whether it books a candidate. */
export const bookingOf = (row: Record<string, unknown>): Booking => ({
  id: String(row.id),
  candidateId: row.candidateId == null ? null : String(row.candidateId),
  employee: String(row.employee),
  type: String(row.type),
  status: String(row.status),
  startDate: String(row.startDate),
  endDate: String(row.endDate),
});

/** Whether a contract books its candidate from its first to its last day: signed, and not ended. */
export const isBooking = (contract: Pick<Booking, 'type' | 'status' | 'candidateId'>): boolean =>
  contract.status === 'Active' && contract.candidateId !== null && isDeployment(contract);

/** Whether a day is within a contract, first and last day included. */
export const runsOn = ({ startDate, endDate }: Days, day: string): boolean =>
  startDate <= day && day <= endDate;

/** Whether two terms overlap. */
export const overlaps = (one: Days, other: Days): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

/** Bookings among these contracts that overlap a term, latest end first. */
export const bookingsWithin = <B extends Booking>(contracts: readonly B[], term: Days): B[] =>
  contracts
    .filter((one) => isBooking(one) && overlaps(one, term))
    .sort((a, b) => (a.endDate < b.endDate ? 1 : -1));

/** The first of these contracts that books its candidate and has not started. */
export const nextBooking = <B extends Booking>(contracts: readonly B[], today: string): B | undefined =>
  contracts
    .filter((one) => isBooking(one) && one.startDate > today)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))[0];
