import type { Faults } from '../../messages/message.ts';
import { currency, date, instant, longText, money, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators } from '../seenBy.ts';
import { amendmentLifecycle, amendmentStatuses, earlyEndReasons } from './amendmentMoves.ts';
import { roundSides } from './quoteRounds.ts';

export const amendmentKinds = ['Extension', 'Early End'] as const;

/**
 * A change of a running deployment: a later last day, if wished at a new rate, or an earlier one. One side
 * proposes it and the other agrees; the contract then has the new terms, and the amendment keeps the former ones.
 */
export const amendments = defineNoun({
  name: 'amendments',
  label: 'Amendment',
  plural: 'Amendments',
  prefix: 'AM',
  fields: {
    contractId: both(reference('Contract', 'contracts', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(optional(reference('Recruiter', 'companies'))),
    candidateId: both(optional(reference('Candidate', 'candidates', 'kept'))),
    employee: both(text('Employee')),
    client: both(text('Client Company')),
    kind: both(oneOf('Kind', amendmentKinds)),
    side: both(oneOf('Side', roundSides)),
    endDate: both(date('New Last Day')),
    rate: both(optional(money('New Hourly Rate'))),
    /** Monday of the first week that is invoiced at the new rate. */
    rateFrom: both(optional(date('New Rate From'))),
    currency: both(currency()),
    reason: both(optional(oneOf('Reason', earlyEndReasons))),
    note: both(optional(longText('Note', 1000))),
    status: both(oneOf('Status', amendmentStatuses)),
    /** Why the other side declined. */
    answer: both(optional(longText('Answer', 1000))),
    formerEndDate: both(date('Former Last Day')),
    formerRate: both(money('Former Hourly Rate')),
    authorId: operators(optional(reference('Author ID', 'users', 'kept'))),
    author: both(text('Author')),
    decidedAt: both(optional(instant('Decided'))),
  },
  fixed: ['contractId', 'kind', 'endDate', 'rate', 'reason', 'note'],
  serverSet: [
    'providerId',
    'recruiterId',
    'candidateId',
    'employee',
    'client',
    'side',
    'rateFrom',
    'currency',
    'formerEndDate',
    'formerRate',
    'authorId',
    'author',
    'decidedAt',
  ],
  search: ['employee', 'client'],
  title: 'employee',
  lifecycles: [amendmentLifecycle],
  stamps: [
    { field: 'status', to: 'Agreed', writes: 'decidedAt', as: 'instant' },
    { field: 'status', to: 'Declined', writes: 'decidedAt', as: 'instant' },
  ],
  derive: ({ kind }) => (kind === 'Extension' ? { reason: null } : { rate: null }),
  check: ({ kind, status, rate, reason, answer }): Faults => ({
    ...(kind === 'Early End' && !reason && { reason: 'text.required' }),
    ...(rate === 0 && { rate: 'proposals.rate-missing' }),
    ...(status === 'Declined' && !answer && { answer: 'text.required' }),
  }),
  frozen: ({ status }) => (status === 'Proposed' ? null : 'amendments.decided'),
});
export type Amendment = RowOf<typeof amendments>;
