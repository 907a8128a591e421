import type { Faults } from '../../messages/message.ts';
import { availabilities } from '../candidates/availabilities.ts';
import { currency, date, flag, longText, money, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators } from '../seenBy.ts';
import {
  endReasons,
  lifecycleOf,
  openProposalStatuses,
  proposalMoves,
  proposalStatuses,
} from './dealMoves.ts';

/** Whether a quote is not decided. */
export const isOpenProposal = (status: string): boolean =>
  (openProposalStatuses as readonly string[]).includes(status);

/** A quote names a rate above zero. */
export const lacksRate = ({ rate }: { rate: number }): boolean => rate === 0;

/**
 * A provider's quote of one candidate in answer to a request. It copies the candidate's name and title, as
 * the recruiter may not see the candidate's row, and never private fields of the provider. Its terms are those
 * of the provider's latest round; `quoteRounds` keeps all of them. `endDate` is the last day that the candidate
 * is asked for, `claimUntil` the last day on which the provider alone may represent the candidate for the
 * position, and `matchScore` the score when the quote was sent.
 */
export const proposals = defineNoun({
  name: 'proposals',
  label: 'Proposal',
  plural: 'Proposals',
  prefix: 'PR',
  fields: {
    requestId: both(reference('Request', 'requests', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(reference('Recruiter', 'companies')),
    requisitionId: both(optional(reference('Requisition', 'requisitions'))),
    candidateId: both(reference('Resource', 'candidates')),
    /** The title of the request's role that the candidate is quoted for. */
    role: both(optional(text('Role'))),
    name: both(text('Name')),
    title: both(text('Title')),
    rate: both(money('Hourly Rate')),
    currency: both(currency()),
    startDate: both(date('Start Date')),
    endDate: both(optional(date('End Date'))),
    validUntil: both(optional(date('Valid Until'))),
    message: both(optional(longText('Message', 2000))),
    round: both(whole('Round', 1, 100)),
    claimUntil: both(optional(date('Claim Until'))),
    matchScore: both(optional(whole('Match Score', 0, 100))),
    /** What the candidate's profile said when the provider sent these terms; the rate only if it is in the quote's currency. */
    statedAvailability: both(optional(oneOf('Stated Availability', availabilities))),
    statedFrom: both(optional(date('Stated Available From'))),
    statedRate: both(optional(money('Stated Rate'))),
    status: both(oneOf('Status', proposalStatuses)),
    endReason: both(optional(oneOf('End Reason', endReasons))),
    reason: both(optional(longText('Reason', 1000))),
    /** The provider accepts that a contract books the candidate on some of the same days. */
    overlapAgreed: both(flag('Overlap Agreed')),
    /** What the recruiter reads in place of the texts while it does not know the candidate of the request. */
    maskedMessage: operators(optional(longText('Masked Message', 2000))),
    maskedReason: operators(optional(longText('Masked Reason', 1000))),
  },
  fixed: ['requestId', 'providerId', 'candidateId', 'role', 'overlapAgreed'],
  serverSet: [
    'recruiterId',
    'requisitionId',
    'name',
    'title',
    'endDate',
    'round',
    'claimUntil',
    'matchScore',
    'statedAvailability',
    'statedFrom',
    'statedRate',
    'maskedMessage',
    'maskedReason',
  ],
  defaults: { currency: 'USD', overlapAgreed: false, round: 1 },
  inCharge: [],
  search: ['name', 'title'],
  title: 'name',
  lifecycles: [lifecycleOf(proposalMoves, ['Proposed'])],
  check: ({ status, rate }): Faults =>
    status === 'Proposed' && lacksRate({ rate }) ? { rate: 'proposals.rate-missing' } : {},
  frozen: ({ status }) => (isOpenProposal(status) || status === 'Accepted' ? null : 'proposals.closed'),
});
export type Proposal = RowOf<typeof proposals>;
