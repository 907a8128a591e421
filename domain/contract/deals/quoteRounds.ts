import type { Faults } from '../../messages/message.ts';
import {
  currency,
  date,
  instant,
  longText,
  money,
  oneOf,
  optional,
  reference,
  text,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both, operators } from '../seenBy.ts';

export const roundSides = ['provider', 'recruiter'] as const;

/**
 * The terms of one round of a quote, never changed: the provider's first offer, a recruiter's counter-offer, or
 * the provider's revision. `round` is the number of this round, so that a round written against outdated terms is
 * refused.
 */
export const quoteRounds = defineNoun({
  name: 'quoteRounds',
  label: 'Quote Round',
  plural: 'Quote Rounds',
  prefix: 'QR',
  fields: {
    proposalId: both(reference('Proposal', 'proposals', 'removed')),
    requestId: both(reference('Request', 'requests', 'removed')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(reference('Recruiter', 'companies')),
    round: both(whole('Round', 1, 100)),
    side: both(oneOf('Side', roundSides)),
    rate: both(money('Hourly Rate')),
    currency: both(currency()),
    startDate: both(date('Start Date')),
    validUntil: both(optional(date('Valid Until'))),
    message: both(optional(longText('Message', 2000))),
    authorId: operators(optional(reference('Author ID', 'users', 'kept'))),
    author: both(text('Author')),
    at: both(instant('Time')),
    /** What the recruiter reads in place of the message while it does not know the candidate of the request. */
    maskedMessage: operators(optional(longText('Masked Message', 2000))),
  },
  fixed: ['proposalId', 'round', 'rate', 'startDate', 'validUntil', 'message'],
  serverSet: [
    'requestId',
    'providerId',
    'recruiterId',
    'side',
    'currency',
    'authorId',
    'author',
    'at',
    'maskedMessage',
  ],
  search: [],
  title: 'id',
  check: ({ rate }): Faults => (rate === 0 ? { rate: 'proposals.rate-missing' } : {}),
});
export type QuoteRound = RowOf<typeof quoteRounds>;
