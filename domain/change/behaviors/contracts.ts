import { endAfterNotice } from '../../contract/deals/amendedTerms.ts';
import { conversionFeeOn } from '../../contract/deals/contractFigures.ts';
import { type EndedStatus, hasEnded, successRateOf } from '../../contract/deals/contractLife.ts';
import { isGeneral } from '../../contract/deals/contracts.ts';
import { deploymentTypes } from '../../contract/deals/deployments.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { ConflictAt, Invalid } from '../../errors.ts';
import type { Faults } from '../../messages/message.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Reader, Values } from '../context.ts';
import { acceptedProposal, agreedTerms } from '../deals/acceptedProposal.ts';
import { checkBooking, contractTerm } from '../deals/booking.ts';
import { checkOnBench, checkSides } from '../deals/dealSides.ts';
import { checkFramework, checkNda, draftNda, fromFramework } from '../deals/framework.ts';
import { hireEffects } from '../deals/hire.ts';
import { placementEffects } from '../deals/placement.ts';
import { released } from '../deals/proposalEffects.ts';
import { checkClientSigns, envelopeEffects } from '../deals/signing.ts';
import type { Effect } from '../effect.ts';
import { activityOf, byStatus } from '../notifications/activities.ts';
import type { NotificationCode } from '../notifications/notificationTitle.ts';
import { feeInvoice, feeInvoiceEffects } from './providerInvoices.ts';

export const contracts: Behavior<Rows['contracts']> = {
  completeNew: async (row, { actor }, reader) => {
    if (row.proposalId == null) {
      if (actor.userType === 'recruiter') throw Invalid({ proposalId: 'text.required' });
      return row;
    }
    const { proposal } = await acceptedProposal(row.proposalId, row.recruiterId, reader);
    await refuseSecondDraft(row.proposalId, reader);
    if (actor.userType !== 'recruiter') {
      if (proposal.providerId !== row.providerId || proposal.candidateId !== row.candidateId)
        throw Invalid({ candidateId: 'proposals.other-candidate' });
      return row;
    }
    if (isGeneral(row)) throw Invalid({ type: 'contracts.about-one-candidate' });
    const recruiter = await reader.find('companies', String(row.recruiterId));
    const agreed = { ...row, ...agreedTerms(proposal), client: recruiter?.name };
    return { ...agreed, ...(await fromFramework(agreed, reader)) };
  },
  link: async (row, reader) => {
    const [template] = await Promise.all([
      row.templateId == null ? null : reader.find('contractTemplates', String(row.templateId)),
      checkSides(row, reader),
    ]);
    await checkOnBench(row.candidateId, row.providerId, reader);
    return { body: row.body ?? template?.body ?? null };
  },
  stamp: (before, after, { now }) => {
    if (before?.status !== 'Active' || after.status !== 'Converted') return {};
    return { conversionFeeDue: conversionFeeOn(after as Rows['contracts'], utcDay(now)) };
  },
  check: async (before, after, context, reader) => {
    checkDates(before, after, context);
    checkNotice(before, after, context);
    await checkBooking(before, after, contractTerm(before, after), context, reader);
    if (before?.parentId !== after.parentId) await checkFramework(after, reader);
    if (before?.status !== 'Draft' || after.status !== 'Pending') return;
    const contract = after as Rows['contracts'];
    checkClientSigns(contract);
    await Promise.all([checkNda(contract, reader), checkFramework(contract, reader)]);
  },
  prefetch: async (before, changes, reader, context) =>
    changes.status === 'Converted'
      ? { feeInvoice: await feeInvoice({ ...before, ...changes } as Rows['contracts'], context, reader) }
      : {},
  effects: (before, after, context) => [
    ...revealedBy(before, after),
    ...templateUsed(before, after),
    ...shared(before, after),
    ...holdReleased(before, after),
    ...amendmentsLapsed(before, after),
    ...placementEffects(before, after, context),
    ...hireEffects(before, after, context),
    ...clientRated(before, after),
    ...envelopeEffects(before, after, context),
    ...draftNda(before, after, context),
    ...feeCharged(before, after, context),
    ...contractNotifications(before, after, context),
  ],
  activity: {
    of: activityOf(
      ({ employee, client }) => ({ words: { employee, client }, about: client }),
      (before, after, { along }) => {
        if (along && before && after && before.status === after.status) return null;
        if (!after) return 'contractRemoved';
        if (!before) return { event: 'contractDrafted', status: 'In Progress' };
        return (
          byStatus(before, after, {
            Draft: { event: 'contractRecalled', status: 'In Progress' },
            Pending: { event: 'contractSent', status: 'Pending Approval', priority: 'High' },
            Active: {
              event: after.paperDocumentId === null ? 'contractSigned' : 'contractOnPaper',
              status: 'Approved',
              priority: 'Medium',
            },
            Expired: 'contractEnded',
            Terminated: 'contractTerminated',
            Converted: 'contractConverted',
          }) ?? 'contractUpdated'
        );
      },
    ),
  },
};

/** A contract names its candidate to the recruiter; an NDA in force names all of the provider's. */
const revealedBy = (before: Row | null, after: Row | null): Effect[] => {
  const isNda = (row: Row | null) => row?.type === 'NDA' && row.status === 'Active';
  const [was, is] = [isNda(before), isNda(after)];
  const row = after ?? before;
  if (!row || row.recruiterId == null) return [];
  const pair = { providerId: String(row.providerId), recruiterId: String(row.recruiterId) };
  if (was && !is) return [{ kind: 'conceal', ...pair }];
  const named = after?.candidateId != null && before?.recruiterId !== after.recruiterId;
  if (!after || !(named || (is && !was))) return [];
  const candidateId = is ? null : String(after.candidateId);
  const reason = is ? 'NDA' : 'Contract';
  return [{ kind: 'reveal', ...pair, candidateId, reason, requestId: null, contractId: after.id }];
};

/** One contract for each proposal, until it has ended. */
const refuseSecondDraft = async (proposalId: unknown, reader: Reader): Promise<void> => {
  await reader.hold(`contract of ${proposalId}`, 'alone');
  const drafted = await reader.findAll('contracts', { proposalId });
  const [other] = drafted.filter((contract) => !hasEnded(contract));
  if (other) throw ConflictAt('proposalId', { code: 'contracts.drafted', values: { id: other.id } });
};

const templateUsed = (before: Row | null, after: Row | null): Effect[] =>
  !before && after?.templateId
    ? [{ kind: 'count', noun: 'contractTemplates', id: String(after.templateId), field: 'usageCount' }]
    : [];

/** A signed contract books the candidate in place of the hold of its proposal. */
const holdReleased = (before: Row | null, after: Row | null): Effect[] =>
  after?.status === 'Active' && before?.status !== 'Active' && after.proposalId != null
    ? [released(after.proposalId)]
    : [];

/** A placement that ends counts in the success rate of its client. */
const clientRated = (before: Rows['contracts'] | null, after: Rows['contracts'] | null): Effect[] =>
  before && after?.recruiterId != null && hasEnded(after) !== hasEnded(before)
    ? [
        {
          kind: 'revise',
          noun: 'companies',
          where: { id: after.recruiterId },
          along: true,
          values: () => ({}),
          further: async ({ id }, reader) => ({ successRate: await successRate(id, reader) }),
        },
      ]
    : [];

const successRate = async (recruiterId: string, reader: Pick<Reader, 'count'>): Promise<number | null> => {
  const countOf = async (status: EndedStatus) => {
    let sum = 0;
    for (const type of deploymentTypes)
      sum += await reader.count('contracts', { recruiterId, type, status }, Number.MAX_SAFE_INTEGER);
    return sum;
  };
  return successRateOf({
    Expired: await countOf('Expired'),
    Converted: await countOf('Converted'),
    Terminated: await countOf('Terminated'),
  });
};

/** Nobody can agree to an amendment of a contract that is over. */
const amendmentsLapsed = (before: Row | null, after: Row | null): Effect[] =>
  before?.status === 'Active' && after && after.status !== 'Active'
    ? [
        {
          kind: 'revise',
          noun: 'amendments',
          where: { contractId: after.id, status: 'Proposed' },
          values: () => ({ status: 'Lapsed' }),
          along: true,
        },
      ]
    : [];

/** The fee of a conversion is invoiced with it: the contract is converted once, so there is one invoice. */
const feeCharged = (before: Row | null, after: Row | null, context: Context): Effect[] =>
  before?.status === 'Active' && after?.status === 'Converted' && context.feeInvoice
    ? feeInvoiceEffects(context.feeInvoice, context)
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
const contractNotifications = (
  before: Row | null,
  after: Row | null,
  { actor, along }: Context,
): Effect[] => {
  if (!after || along) return [];
  if (!before && actor.userType === 'recruiter') return [toProvider(after, 'contractProposed')];
  const moved = before && before.status !== after.status ? moveTo(after) : undefined;
  const told = [toProvider(after, moved?.provider ?? (before ? 'changedContract' : 'newContract'))];
  if (moved && after.recruiterId != null) told.push(toRecruiter(after, moved.recruiter));
  return told;
};

const moveTo = ({ status, paperDocumentId }: Row) =>
  status === 'Active' && paperDocumentId !== null
    ? ({ provider: 'contractOnPaper', recruiter: 'contractOnPaperWith' } as const)
    : moves[String(status)];

const moves: Record<string, { provider: NotificationCode; recruiter: NotificationCode }> = {
  Draft: { provider: 'contractRecalled', recruiter: 'contractTakenBack' },
  Pending: { provider: 'contractSent', recruiter: 'contractToSign' },
  Active: { provider: 'contractSigned', recruiter: 'contractSignedWith' },
  Expired: { provider: 'contractEnded', recruiter: 'contractEndedWith' },
  Terminated: { provider: 'contractTerminated', recruiter: 'contractTerminatedWith' },
  Converted: { provider: 'contractConverted', recruiter: 'contractConvertedWith' },
};

const toProvider = ({ id, providerId, employee, client }: Row, code: NotificationCode): Effect => ({
  kind: 'notifyCompany',
  companyId: String(providerId),
  from: null,
  notification: {
    key: 'contractUpdates',
    code,
    values: { employee, client },
    body: null,
    link: `/provider/contracts/${id}/show`,
  },
});

const toRecruiter = (contract: Row, code: NotificationCode): Effect => ({
  kind: 'notifyCompany',
  companyId: String(contract.recruiterId),
  from: String(contract.providerId),
  notification: {
    key: 'applicationUpdates',
    code,
    values: { employee: contract.employee },
    body: null,
    link: `/recruiter/contracts/${contract.id}/show`,
  },
});

/** Refuses to end a deployment at once where its companies have agreed on a notice period. */
const checkNotice = (before: Values | null, after: Values, { now, actor }: Context): void => {
  if (before?.status !== 'Active' || after.status !== 'Terminated' || actor.userType === 'admin') return;
  const contract = after as Rows['contracts'];
  const today = utcDay(now);
  const day = endAfterNotice(contract, today);
  if (day > today && day <= contract.endDate)
    throw ConflictAt('status', {
      code: 'contracts.notice',
      values: { days: contract.noticeDays ?? 0, day },
    });
};

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
