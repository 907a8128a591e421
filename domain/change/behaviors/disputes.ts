import type { Contract } from '../../contract/deals/contracts.ts';
import {
  type DisputeActor,
  type DisputeStatus,
  daysToAnswer,
  disputeMove,
  isOpenDispute,
} from '../../contract/deals/disputeMoves.ts';
import type { Dispute } from '../../contract/deals/disputes.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import type { Effect } from '../effect.ts';
import { activityOf } from '../notifications/activities.ts';
import { disputeNotifications } from '../notifications/disputes.ts';

export const disputes: Behavior<Rows['disputes']> = {
  completeNew: async (row, { now }, reader) => {
    const contract = await disputable(row, reader);
    const about = await objectOf(row, contract, reader);
    await refuseSecond(row, reader);
    return {
      ...row,
      about,
      providerId: contract.providerId,
      recruiterId: contract.recruiterId,
      employee: contract.employee,
      client: contract.client,
      answerBy: addDays(utcDay(now), daysToAnswer),
    };
  },
  completeEdit: (before, changes) => {
    if (Object.keys(changes).length && !('status' in changes)) throw Conflict('disputes.with-move');
    if ('answer' in changes && changes.status !== 'Answered') throw Conflict('disputes.with-move');
    const isDecided = before.status === 'Decided' || changes.status === 'Decided';
    if (('decision' in changes || 'ruling' in changes) && !isDecided) throw Conflict('disputes.with-move');
    return {};
  },
  check: (before, after, context) => {
    const dispute = after as Dispute;
    if (before?.status === dispute.status) return;
    const from: DisputeStatus | null = before?.status ?? null;
    const move = disputeMove(from, dispute.status, actorIn(dispute, context));
    if (!move)
      throw ConflictAt('status', { code: 'value.move', values: { from: from ?? '–', to: dispute.status } });
    if (move.guards?.includes('answerTimeOver') && utcDay(context.now) <= dispute.answerBy)
      throw ConflictAt('status', { code: 'disputes.answer-time', values: { day: dispute.answerBy } });
  },
  effects: (before, after, context) =>
    after && before?.status !== after.status
      ? [...invoiceMarked(after), ...disputeNotifications(after, context)]
      : [],
  activity: {
    of: activityOf(
      ({ id, employee, client }) => ({ words: { dispute: id, employee }, about: client }),
      (before, after) => {
        if (!after || before?.status === after.status) return null;
        switch (after.status) {
          case 'Open':
            return { event: 'disputeOpened', status: 'In Progress', priority: 'High' };
          case 'Answered':
            return { event: 'disputeAnswered', status: 'In Progress', priority: 'Medium' };
          case 'Decided':
            return { event: 'disputeDecided', status: 'Completed', priority: 'High' };
          default:
            return 'disputeWithdrawn';
        }
      },
    ),
  },
};

const actorIn = ({ side }: Dispute, { actor }: Context): DisputeActor => {
  if (actor.userType === 'admin') return 'admin';
  return actor.userType === side ? 'opener' : 'other';
};

/** A signed contract whose two companies are both on the platform. */
const disputable = async ({ contractId }: Values, reader: Reader): Promise<Contract> => {
  const contract = await reader.find('contracts', String(contractId));
  if (!contract?.signedDate) throw Invalid({ contractId: 'disputes.not-signed' });
  if (contract.recruiterId === null) throw Invalid({ contractId: 'disputes.no-other-side' });
  return contract;
};

/** What the dispute is about: it belongs to the contract, and both sides know it. */
const objectOf = async (
  { timesheetId, invoiceId }: Values,
  { id }: Contract,
  reader: Reader,
): Promise<Dispute['about']> => {
  if (timesheetId != null) {
    const sheet = await reader.find('timesheets', String(timesheetId));
    if (sheet?.contractId !== id) throw Invalid({ timesheetId: 'disputes.other-contract' });
    if (!sheet.shared) throw Invalid({ timesheetId: 'disputes.not-shared' });
    return 'Timesheet';
  }
  if (invoiceId != null) {
    const invoice = await reader.find('providerInvoices', String(invoiceId));
    if (invoice?.contractId !== id) throw Invalid({ invoiceId: 'disputes.other-contract' });
    if (!invoice.sent) throw Invalid({ invoiceId: 'disputes.not-shared' });
    return 'Client Invoice';
  }
  return 'Contract';
};

/** One open dispute about each object. */
const refuseSecond = async (
  { contractId, timesheetId, invoiceId }: Values,
  reader: Reader,
): Promise<void> => {
  const where = { contractId, timesheetId: timesheetId ?? null, invoiceId: invoiceId ?? null };
  await reader.hold(`dispute of ${timesheetId ?? invoiceId ?? contractId}`, 'alone');
  const other = (await reader.findAll('disputes', where)).find(isOpenDispute);
  if (other) throw ConflictAt('contractId', { code: 'disputes.open', values: { id: other.id } });
};

/** An invoice shows that it is disputed, and is not reminded, until the dispute is over. */
const invoiceMarked = (dispute: Dispute): Effect[] =>
  dispute.invoiceId === null
    ? []
    : [
        {
          kind: 'revise',
          noun: 'providerInvoices',
          where: { id: dispute.invoiceId },
          values: () => ({ disputed: isOpenDispute(dispute) }),
          along: true,
        },
      ];
