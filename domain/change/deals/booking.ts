import {
  type Booking,
  bookingOf,
  bookingsWithin,
  freeAgain,
  overlaps,
  startsWhileBooked,
} from '../../contract/candidates/bookings.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import { isDeployment } from '../../contract/deals/deployments.ts';
import type { Proposal } from '../../contract/deals/proposals.ts';
import type { Row } from '../../contract/noun.ts';
import { ConflictAt } from '../../errors.ts';
import type { Message } from '../../messages/message.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Context, Reader, Values } from '../context.ts';

/** Names who is booked, until when, and by which contract. For the provider and the operator only. */
export const bookedBy = ({
  employee,
  endDate,
  id,
}: Pick<Booking, 'employee' | 'endDate' | 'id'>): Message => ({
  code: 'candidates.booked',
  values: { name: employee, day: endDate, id },
});

/** Message for the client, who must not learn about the other contract. */
const bookedElsewhere: Message = 'candidates.booked-elsewhere';

export type Term = { startDate: string; endDate: string };

const forever = '9999-12-31';
/** Fields that decide which candidate and days a contract requests. */
const asking = ['candidateId', 'type', 'startDate', 'endDate', 'status', 'overlapAgreed'] as const;
const waiting = ['Draft', 'Pending', 'Active'];

/**
 * Refuses a contract or proposal for days on which a signed contract books the same candidate, unless the
 * provider has agreed to the overlap. Two contracts signed at the same time run one after the other.
 */
export const checkBooking = async (
  before: Row | null,
  after: Values,
  term: Term | null,
  { actor }: Context,
  reader: Reader,
): Promise<void> => {
  if (!term || after.candidateId === null || after.overlapAgreed === true) return;
  await checkFree(before, after, term, { actor }, reader);
};

/** Refuses days on which a signed contract books the candidate, who is held until the change is stored. */
export const checkFree = async (
  before: Row | null,
  after: Values,
  term: Term,
  { actor }: Pick<Context, 'actor'>,
  reader: Reader,
  field = 'overlapAgreed',
): Promise<void> => {
  await reader.hold(`candidates ${after.candidateId}`, 'alone');
  const contracts = await reader.findAll('contracts', { candidateId: after.candidateId, status: 'Active' });
  const others = contracts.map(bookingOf).filter(({ id }) => id !== before?.id);
  const [other] = bookingsWithin(others, term);
  if (!other) return;
  throw ConflictAt(field, actor.userType === 'recruiter' ? bookedElsewhere : bookedBy(other));
};

/**
 * Refuses to ask for a candidate from a day on which a signed contract books them. The client learns when they are free
 * again, and not for whom they work.
 */
export const checkAskedStart = async (
  { candidateId, startDate }: Values,
  { now }: Context,
  reader: Reader,
): Promise<void> => {
  if (candidateId == null || startDate == null) return;
  const candidate = await reader.find('candidates', String(candidateId));
  if (!candidate || !startsWhileBooked(candidate, String(startDate))) return;
  const day = freeAgain(candidate, utcDay(now)) ?? String(startDate);
  throw ConflictAt('startDate', { code: 'candidates.booked-from', values: { day } });
};

/**
 * An award that covers one of the days. Once its contract is signed, that contract books the candidate in its place, for
 * as long as it lasts.
 */
export const awardWithin = async (
  candidateId: unknown,
  term: Term,
  reader: Pick<Reader, 'findAll'>,
  exceptProposal: unknown,
): Promise<boolean> => {
  const awards = await reader.findAll('proposals', { candidateId, status: 'Accepted' });
  for (const award of awards) {
    if (award.id === exceptProposal || !coversDays(award, term)) continue;
    if (!isSigned(await reader.findAll('contracts', { proposalId: award.id }))) return true;
  }
  return false;
};

/** Whether an award covers one of these days, so that the candidate cannot be awarded again for them. */
export const coversDays = (
  { startDate, endDate, overlapAgreed }: Pick<Proposal, 'startDate' | 'endDate' | 'overlapAgreed'>,
  term: Term,
): boolean => !overlapAgreed && overlaps(termOf({ startDate, endDate }), term);

/** Whether one of the contracts of an award is signed, and books the candidate in its place. */
export const isSigned = (contracts: readonly Pick<Contract, 'signedDate'>[]): boolean =>
  contracts.some(({ signedDate }) => signedDate !== null);

/** Refuses to extend a deployment over days on which another contract or award books the candidate. */
export const checkExtension = async (
  contract: Contract,
  endDate: string,
  context: Context,
  reader: Reader,
): Promise<void> => {
  const { candidateId, proposalId, overlapAgreed } = contract;
  if (candidateId === null || overlapAgreed) return;
  const term = { startDate: addDays(contract.endDate, 1), endDate };
  await checkFree(contract, contract, term, context, reader, 'endDate');
  if (await awardWithin(candidateId, term, reader, proposalId))
    throw ConflictAt('endDate', 'proposals.awarded-elsewhere');
};

/** The days of terms; those without an end last for all days after their start. */
export const termOf = ({ startDate, endDate }: Values): Term => ({
  startDate: String(startDate),
  endDate: endDate == null ? forever : String(endDate),
});

/** The days that a new proposal requests. */
export const proposalTerm = ({ startDate }: Values): Term => termOf({ startDate });

/** The days that a change of a contract requests; null if it requests none. */
export const contractTerm = (before: Row | null, after: Values): Term | null => {
  if (!isDeployment(bookingOf(after)) || !waiting.includes(String(after.status))) return null;
  if (before && asking.every((field) => before[field] === after[field])) return null;
  if (before?.status === 'Pending' && after.status === 'Draft') return null;
  return { startDate: String(after.startDate), endDate: String(after.endDate) };
};
