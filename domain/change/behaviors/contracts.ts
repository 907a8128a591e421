import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { Invalid } from '../../errors.ts';
import type { Faults } from '../../messages/message.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Values } from '../context.ts';
import { checkBooking, contractTerm } from '../deals/booking.ts';
import { checkOnBench, checkSides } from '../deals/dealSides.ts';
import { placementEffects } from '../deals/placement.ts';
import type { Effect } from '../effect.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';
import type { DealEvent } from '../notifications/dealTitles.ts';

export const contracts: Behavior<Rows['contracts']> = {
  link: async (row, reader) => {
    const [template] = await Promise.all([
      row.templateId == null ? null : reader.find('contractTemplates', String(row.templateId)),
      checkSides(row, reader),
    ]);
    await checkOnBench(row.candidateId, row.providerId, reader);
    return { body: row.body ?? template?.body ?? null };
  },
  check: async (before, after, context, reader) => {
    checkDates(before, after, context);
    await checkBooking(before, after, contractTerm(before, after), context, reader);
  },
  effects: (before, after, context) => [
    ...templateUsed(before, after),
    ...shared(before, after),
    ...placementEffects(before, after, context),
    ...contractNotifications(before, after),
  ],
  activity: {
    of: activityOf(
      ({ id, employee, client }) => ({ words: { employee, client }, about: id }),
      (before, after) => {
        if (!after) return 'contractRemoved';
        if (!before) return { event: 'contractDrafted', status: 'In Progress' };
        return (
          byStatus(before, after, {
            Draft: { event: 'contractRecalled', status: 'In Progress' },
            Pending: { event: 'contractSent', status: 'Pending Approval', priority: 'High' },
            Active: { event: 'contractSigned', status: 'Approved', priority: 'Medium' },
            Expired: 'contractEnded',
          }) ?? 'contractUpdated'
        );
      },
    ),
  },
};

const templateUsed = (before: Row | null, after: Row | null): Effect[] =>
  !before && after?.templateId
    ? [{ kind: 'count', noun: 'contractTemplates', id: String(after.templateId), field: 'usageCount' }]
    : [];

/** The recruiter of a contract sees its documents. */
const shared = (before: Row | null, after: Row | null): Effect[] =>
  before && after && before.recruiterId !== after.recruiterId
    ? [{ kind: 'share', contractId: after.id, recruiterId: after.recruiterId as string | null }]
    : [];

/**
 * Notifications for both companies of a contract: signature requested, given or withdrawn, and the contract's
 * end.
 */
const contractNotifications = (before: Row | null, after: Row | null): Effect[] => {
  if (!after) return [];
  const moved = before && before.status !== after.status ? moves[String(after.status)] : undefined;
  const told = [toProvider(after, moved?.provider ?? (before ? 'changedContract' : 'newContract'))];
  if (moved && after.recruiterId != null) told.push(toRecruiter(after, moved.recruiter));
  return told;
};

const moves: Record<string, { provider: DealEvent; recruiter: DealEvent }> = {
  Draft: { provider: 'contractRecalled', recruiter: 'contractTakenBack' },
  Pending: { provider: 'contractSent', recruiter: 'contractToSign' },
  Active: { provider: 'contractSigned', recruiter: 'contractSignedWith' },
  Expired: { provider: 'contractEnded', recruiter: 'contractEndedWith' },
};

const toProvider = ({ id, providerId, employee, client }: Row, event: DealEvent): Effect => ({
  kind: 'notifyCompany',
  companyId: String(providerId),
  from: null,
  notification: {
    key: 'contractUpdates',
    event,
    words: { employee, client },
    body: null,
    link: `/provider/contracts/${id}/show`,
  },
});

const toRecruiter = (contract: Row, event: DealEvent): Effect => ({
  kind: 'notifyCompany',
  companyId: String(contract.recruiterId),
  from: String(contract.providerId),
  notification: {
    key: 'applicationUpdates',
    event,
    words: { employee: contract.employee },
    body: String(contract.employee),
    link: `/recruiter/contracts/${contract.id}/show`,
  },
});

const aYear = 365;

/** Refuses a contract from decades ago, or far in the future. */
const checkDates = (before: Values | null, after: Values, { now }: Context): void => {
  const [start, end] = [String(after.startDate), String(after.endDate)];
  if (before && before.startDate === start && before.endDate === end) return;
  const today = utcDay(now);
  const errors: Faults = {
    ...(start < addDays(today, -aYear) && { startDate: 'date.long-past' }),
    ...(start > addDays(today, 5 * aYear) && { startDate: 'date.five-years' }),
    ...(end > addDays(start, 10 * aYear) && { endDate: 'date.ten-years' }),
  };
  if (Object.keys(errors).length) throw Invalid(errors);
};
