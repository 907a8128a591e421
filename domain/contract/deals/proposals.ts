import type { Faults } from '../../messages/message.ts';
import { currency, date, flag, longText, money, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

const proposalStatuses = ['Proposed', 'Accepted', 'Declined', 'Withdrawn'] as const;

/**
 * A provider's offer of one candidate in answer to a request. It copies the candidate's name and title, as
 * the recruiter may not see the candidate's row, and never private fields of the provider.
 */
export const proposals = defineNoun({
  name: 'proposals',
  label: 'Proposal',
  plural: 'Proposals',
  prefix: 'PR',
  fields: {
    requestId: reference('Request', 'requests', 'removed'),
    providerId: reference('Provider', 'companies'),
    recruiterId: reference('Recruiter', 'companies'),
    candidateId: reference('Resource', 'candidates'),
    name: text('Name'),
    title: text('Title'),
    rate: money('Hourly Rate'),
    currency: currency(),
    startDate: date('Start Date'),
    message: optional(longText('Message', 2000)),
    status: oneOf('Status', proposalStatuses),
    reason: optional(longText('Reason', 1000)),
    /** The provider accepts that a contract books the candidate on some of the same days. */
    overlapAgreed: flag('Overlap Agreed'),
  },
  fixed: ['requestId', 'providerId', 'candidateId', 'overlapAgreed'],
  serverSet: ['recruiterId', 'name', 'title'],
  defaults: { currency: 'USD', overlapAgreed: false },
  search: ['name', 'title'],
  title: 'name',
  lifecycles: [
    {
      field: 'status',
      initial: ['Proposed'],
      moves: { Proposed: { Accepted: ['recruiter'], Declined: ['recruiter'], Withdrawn: ['provider'] } },
    },
  ],
  check: ({ status, rate }): Faults =>
    status === 'Proposed' && rate === 0 ? { rate: 'proposals.rate-missing' } : {},
  frozen: ({ status }) => (status === 'Proposed' ? null : 'proposals.closed'),
});
export type Proposal = RowOf<typeof proposals>;
