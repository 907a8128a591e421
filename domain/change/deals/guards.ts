import { hasEnded } from '../../contract/deals/contractLife.ts';
import {
  type DealMove,
  type DealNoun,
  endedStatuses,
  type GuardName,
  moveBetween,
} from '../../contract/deals/dealMoves.ts';
import { isClosed } from '../../contract/deals/requests.ts';
import { type Role, roleNamed } from '../../contract/deals/roles.ts';
import type { Row } from '../../contract/noun.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import { wallTime } from '../../time/zones.ts';
import type { Context, Reader, Values } from '../context.ts';
import { awardWithin, checkBooking, checkFree, proposalTerm, type Term, termOf } from './booking.ts';
import { checkFirstClaim, claimOf } from './claims.ts';
import { requestOf } from './dealSides.ts';

/** A row before and after a move; `before` is null for a new row. */
type Moving = { before: Row | null; after: Values; context: Context; reader: Reader };
type Guard = (moving: Moving) => Promise<void> | void;

/** Refuses a change of status that the table of moves does not allow from here, for this reason, or yet. */
export const checkDealMove = async (noun: DealNoun, moving: Moving): Promise<void> => {
  const { before, after, context } = moving;
  if (before?.status === after.status) return;
  const [from, to] = [before && String(before.status), String(after.status)];
  const { userType } = context.actor;
  const move = userType === 'visitor' ? undefined : moveBetween(noun, from, to, userType);
  if (!move) throw ConflictAt('status', { code: 'value.move', values: { from: from ?? '–', to } });
  await checkGuards(move, moving);
};

/** Checks the reason and the guards of a move. */
export const checkGuards = async ({ reasons, guards }: DealMove, moving: Moving): Promise<void> => {
  const { endReason } = moving.after;
  if (reasons && !(reasons as readonly unknown[]).includes(endReason))
    throw Invalid({ endReason: 'deals.reason' });
  for (const guard of guards ?? []) await guardsByName[guard](moving);
};

/** A row that ends has a reason, `Other` where none was given; a row that goes on has none. */
export const endReasonOf = (noun: DealNoun, before: Row | null, after: Values): Values => {
  const status = String(after.status);
  if (!endedStatuses(noun).includes(status)) return { endReason: null };
  return before?.status === status ? {} : { endReason: after.endReason ?? 'Other' };
};

const today = ({ now }: Context): string => utcDay(now);

/** The requisition of a quote, held until the change is stored. */
const heldRequisition = async ({ requisitionId }: Values, reader: Reader) => {
  if (requisitionId == null) return null;
  await reader.hold(`requisitions ${requisitionId}`, 'alone');
  return reader.find('requisitions', String(requisitionId));
};

const fiveYears = 5 * 365;

const guardsByName: Record<GuardName, Guard> = {
  providersChosen: ({ after }) => {
    if ((after.providerIds as readonly string[]).length === 0)
      throw Invalid({ providerIds: 'requisitions.choose-providers' });
  },
  respondByAhead: ({ after, context }) => {
    if (String(after.respondBy) < today(context)) throw Invalid({ respondBy: 'date.past' });
  },
  someoneAwarded: ({ after }) => {
    if (after.awarded === 0) throw Conflict('requisitions.nobody-awarded');
  },
  nobodyQuoted: ({ after }) => {
    if (Number(after.quotes) > 0) throw Conflict('requisitions.quoted');
  },
  awardedByQuote: async ({ after, reader }) => {
    if (after.requisitionId == null) return;
    const awarded = await reader.findAll('proposals', { requestId: after.id, status: 'Accepted' });
    if (awarded.length === 0) throw Conflict('requests.award-quote');
  },
  withinRespondBy: async ({ after, context, reader }) => {
    const { respondBy } = after.requestId == null ? after : await requestOf(after, reader);
    if (respondBy != null && String(respondBy) < today(context))
      throw Conflict({ code: 'requests.respond-by-passed', values: { day: String(respondBy) } });
  },
  threadOpen: async ({ after, reader }) => {
    const request = await requestOf(after, reader);
    if (isClosed(String(request.status))) throw Conflict('requests.closed');
    if (request.requisitionId == null) return;
    const requisition = await reader.find('requisitions', String(request.requisitionId));
    if (requisition?.status !== 'Sent') throw Conflict('requisitions.closed');
  },
  /** Refuses a start in the past, in the provider's time zone, or far in the future. */
  startAhead: async ({ after, context, reader }) => {
    const company = await reader.find('companies', String(after.providerId));
    const day = todayIn(company?.timeZone ?? context.platform?.timeZone, context.now);
    if (String(after.startDate) < day) throw Invalid({ startDate: 'date.past' });
    if (String(after.startDate) > addDays(day, fiveYears)) throw Invalid({ startDate: 'date.five-years' });
  },
  validUntilAhead: ({ after, context }) => {
    if (after.validUntil != null && String(after.validUntil) < today(context))
      throw Invalid({ validUntil: 'date.past' });
  },
  stillValid: ({ before, context }) => {
    if (before?.validUntil != null && String(before.validUntil) < today(context))
      throw Conflict({ code: 'proposals.expired', values: { day: String(before.validUntil) } });
  },
  notBooked: ({ after, context, reader }) => checkBooking(null, after, proposalTerm(after), context, reader),
  firstClaim: async ({ after, context, reader }) =>
    checkFirstClaim(claimOf(after, await requestOf(after, reader)), context.now, reader),
  headCountOpen: async ({ after, reader }) => {
    const requisition = await heldRequisition(after, reader);
    if (!requisition) return;
    const awarded = await reader.findAll('proposals', { requisitionId: requisition.id, status: 'Accepted' });
    if (requisition.status !== 'Sent' || awarded.length >= requisition.headCount)
      throw Conflict('requisitions.filled');
    const role = roleNamed(requisition.roles as Role[], after.role);
    const ofRole = awarded.filter((one) => one.role === role?.title);
    if (role && ofRole.length >= role.headCount)
      throw Conflict({ code: 'roles.filled', values: { role: role.title } });
  },
  /** One award at a time for the days of a candidate: awards and signed contracts wait for each other. */
  bookedOnce: async ({ after, context, reader }) => {
    if (after.overlapAgreed === true) return;
    const term = termOf(after);
    // Checked before and after waiting for other awards of this person, so that most losers of a race do not wait.
    await checkAwardedOnce(after, term, reader);
    await checkFree(null, after, term, context, reader);
    await checkAwardedOnce(after, term, reader);
  },
  noContract: async ({ after, reader }) => {
    const contracts = await reader.findAll('contracts', { proposalId: after.id });
    const open = contracts.find((contract) => !hasEnded(contract));
    if (open) throw Conflict({ code: 'contracts.drafted', values: { id: open.id } });
  },
};

const checkAwardedOnce = async ({ id, candidateId }: Values, term: Term, reader: Reader) => {
  if (await awardWithin(candidateId, term, reader, id)) throw Conflict('proposals.awarded-elsewhere');
};

/** Today's date in a time zone. */
const todayIn = (zone: unknown, now: Date): string =>
  wallTime(now.getTime(), typeof zone === 'string' ? zone : 'UTC').date;
