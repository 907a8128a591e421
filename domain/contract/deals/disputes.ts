import type { Faults } from '../../messages/message.ts';
import { date, instant, longText, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators } from '../seenBy.ts';
import { disputeLifecycle, disputeStatuses, isOpenDispute } from './disputeMoves.ts';
import { roundSides } from './quoteRounds.ts';

/** What a dispute can be about. */
export const disputeObjects = ['Timesheet', 'Client Invoice', 'Contract'] as const;
export const disputeReasons = [
  'Hours Not Worked',
  'Hours Missing',
  'Wrong Rate',
  'Wrong Amount',
  'Already Paid',
  'Not Paid',
  'Work Not as Agreed',
  'Terms Not Kept',
  'Other',
] as const;
/** Upheld: the side that opened the dispute is right. Settled: the sides agreed, or each is right in part. */
export const disputeDecisions = ['Upheld', 'Rejected', 'Settled'] as const;

/** Lengths of what the sides and the operator write. */
const [longest, shortest] = [4000, 10];

/**
 * What one side of a contract does not accept: a timesheet, a client invoice or how the contract is kept. The other
 * side answers, and the operator decides.
 */
export const disputes = defineNoun({
  name: 'disputes',
  label: 'Dispute',
  plural: 'Disputes',
  prefix: 'DP',
  fields: {
    contractId: both(reference('Contract', 'contracts', 'removed')),
    timesheetId: both(optional(reference('Timesheet', 'timesheets', 'kept'))),
    invoiceId: both(optional(reference('Client Invoice', 'providerInvoices', 'kept'))),
    about: both(oneOf('About', disputeObjects)),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(reference('Recruiter', 'companies')),
    employee: both(text('Employee')),
    client: both(text('Client Company')),
    /** The side that opened it. */
    side: both(oneOf('Opened By', roundSides)),
    reason: both(oneOf('Reason', disputeReasons)),
    text: both(longText('What Happened', longest, shortest)),
    status: both(oneOf('Status', disputeStatuses)),
    answer: both(optional(longText('Answer', longest, shortest))),
    /** The last day that the other side has to answer before the operator may decide without it. */
    answerBy: both(date('Answer By')),
    decision: both(optional(oneOf('Decision', disputeDecisions))),
    ruling: both(optional(longText('Reason for the Decision', longest, shortest))),
    authorId: operators(optional(reference('Author ID', 'users', 'kept'))),
    author: both(text('Author')),
    answeredAt: both(optional(instant('Answered'))),
    decidedAt: both(optional(instant('Decided'))),
  },
  fixed: ['contractId', 'timesheetId', 'invoiceId', 'reason', 'text'],
  serverSet: [
    'about',
    'providerId',
    'recruiterId',
    'employee',
    'client',
    'side',
    'answerBy',
    'authorId',
    'author',
    'answeredAt',
    'decidedAt',
  ],
  search: ['employee', 'client'],
  title: 'employee',
  lifecycles: [disputeLifecycle],
  stamps: [
    { field: 'status', to: 'Answered', writes: 'answeredAt', as: 'instant' },
    { field: 'status', to: 'Decided', writes: 'decidedAt', as: 'instant' },
  ],
  check: ({ timesheetId, invoiceId, status, answer, decision, ruling }): Faults => ({
    ...(timesheetId !== null && invoiceId !== null && { invoiceId: 'disputes.one-object' }),
    ...(status === 'Answered' && !answer && { answer: 'text.required' }),
    ...(status === 'Decided' && !decision && { decision: 'text.required' }),
    ...(status === 'Decided' && !ruling && { ruling: 'text.required' }),
  }),
  frozen: (dispute) => (isOpenDispute(dispute) ? null : 'disputes.closed'),
});
export type Dispute = RowOf<typeof disputes>;
