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
    proposalId: reference('Proposal', 'proposals', 'removed'),
    requestId: reference('Request', 'requests', 'removed'),
    providerId: reference('Provider', 'companies'),
    recruiterId: reference('Recruiter', 'companies'),
    round: whole('Round', 1, 100),
    side: oneOf('Side', roundSides),
    rate: money('Hourly Rate'),
    currency: currency(),
    startDate: date('Start Date'),
    validUntil: optional(date('Valid Until')),
    message: optional(longText('Message', 2000)),
    authorId: optional(reference('Author ID', 'users', 'kept')),
    author: text('Author'),
    at: instant('Time'),
    /** What the recruiter reads in place of the message while it does not know the candidate of the request. */
    maskedMessage: optional(longText('Masked Message', 2000)),
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
