import { amendedTerms, endAfterNotice, firstWeekAfter } from '../../contract/deals/amendedTerms.ts';
import { type AmendmentStatus, amendmentMove } from '../../contract/deals/amendmentMoves.ts';
import type { Amendment } from '../../contract/deals/amendments.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import { isDeployment } from '../../contract/deals/deployments.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict, ConflictAt, Invalid } from '../../errors.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { checkExtension } from '../deals/booking.ts';
import type { Effect } from '../effect.ts';
import { activityOf } from '../notifications/activities.ts';
import { amendmentNotifications } from '../notifications/amendments.ts';

export const amendments: Behavior<Rows['amendments']> = {
  copiesCurrency: true,
  completeNew: async (row, { now }, reader) => {
    const contract = await running(row, reader);
    const [open] = await reader.findAll('amendments', { contractId: contract.id, status: 'Proposed' });
    if (open) throw ConflictAt('contractId', { code: 'amendments.open', values: { id: open.id } });
    return {
      ...row,
      providerId: contract.providerId,
      recruiterId: contract.recruiterId,
      candidateId: contract.candidateId,
      employee: contract.employee,
      client: contract.client,
      currency: contract.currency,
      rateFrom: row.kind === 'Extension' && row.rate != null ? firstWeekAfter(contract.endDate) : null,
      formerEndDate: contract.endDate,
      formerRate: contract.rate,
      decidedAt: row.status === 'Agreed' ? now.toISOString() : null,
    };
  },
  check: async (before, after, context, reader) => {
    const amendment = after as Amendment;
    const { status, side } = amendment;
    if (before?.status === status) return;
    const by = context.actor.userType === side ? 'proposer' : 'other';
    const from: AmendmentStatus | null = before?.status ?? null;
    if (!amendmentMove(from, status, by))
      throw ConflictAt('status', { code: 'value.move', values: { from: from ?? '–', to: status } });
    if (status === 'Proposed' || status === 'Agreed')
      await checkTerms(before, amendment, await running(after, reader), context, reader);
  },
  effects: (before, after, context) =>
    after && before?.status !== after.status
      ? [...applied(after as Amendment), ...amendmentNotifications(before, after as Amendment, context)]
      : [],
  activity: {
    of: activityOf(
      ({ employee, endDate, client }) => ({ words: { employee, day: endDate }, about: client }),
      (before, after, { along }) => {
        if (!after || along || before?.status === after.status) return null;
        switch (after.status) {
          case 'Proposed':
            return { event: 'amendmentProposed', status: 'Pending Approval' };
          case 'Agreed':
            return { event: 'amendmentAgreed', status: 'Approved', priority: 'Medium' };
          case 'Declined':
            return 'amendmentDeclined';
          default:
            return null;
        }
      },
    ),
  },
};

/** The contract of an amendment, which no other change of its days passes until this one is stored. */
const running = async ({ contractId }: Values, reader: Reader): Promise<Contract> => {
  await reader.hold(`amendments of ${contractId}`, 'alone');
  const contract = await reader.find('contracts', String(contractId));
  if (contract?.status !== 'Active' || !isDeployment(contract))
    throw Invalid({ contractId: 'amendments.not-running' });
  return contract;
};

const tenYears = 10 * 365;

/** A client that is not on the platform agrees elsewhere, and the provider records it. */
const checkTerms = async (
  before: Amendment | null,
  amendment: Amendment,
  contract: Contract,
  context: Context,
  reader: Reader,
): Promise<void> => {
  const { endDate, kind } = amendment;
  const isAlone = before === null && amendment.status === 'Agreed';
  const today = utcDay(context.now);
  if (kind === 'Extension') {
    if (endDate <= contract.endDate)
      throw Invalid({ endDate: { code: 'amendments.later', values: { day: contract.endDate } } });
    if (endDate > addDays(contract.startDate, tenYears)) throw Invalid({ endDate: 'date.ten-years' });
    if (isAlone && contract.recruiterId !== null) throw ConflictAt('status', 'amendments.needs-agreement');
    return checkExtension(contract, endDate, context, reader);
  }
  const first = contract.startDate > today ? contract.startDate : today;
  if (endDate < first) throw Invalid({ endDate: { code: 'amendments.earliest', values: { day: first } } });
  if (endDate >= contract.endDate)
    throw Invalid({ endDate: { code: 'amendments.earlier', values: { day: contract.endDate } } });
  const day = endAfterNotice(contract, today);
  if (isAlone && contract.recruiterId !== null && endDate < day)
    throw Invalid({
      endDate: { code: 'amendments.notice', values: { days: contract.noticeDays ?? 0, day } },
    });
};

/** An agreed amendment changes the contract, unless that has ended in the meantime. */
const applied = (amendment: Amendment): Effect[] =>
  amendment.status === 'Agreed'
    ? [
        {
          kind: 'revise',
          noun: 'contracts',
          where: { id: amendment.contractId },
          along: true,
          values: ({ status }) => {
            if (status !== 'Active') throw Conflict('amendments.not-running');
            return {};
          },
          further: async (contract, reader) => {
            const agreed = await reader.findAll('amendments', { contractId: contract.id, status: 'Agreed' });
            const before = agreed.filter(({ id }) => id !== amendment.id);
            return amendedTerms(contract as Contract, amendment, before);
          },
        },
      ]
    : [];
