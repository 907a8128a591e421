import type { Faults } from '../../messages/message.ts';
import { currency, date, oneOf, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';
import { roundSides } from './quoteRounds.ts';
import { rateLines } from './rateLines.ts';

/**
 * The maximum rates between a provider and a client: set by the client for both to read, or written down by the
 * provider for itself. A card applies from its first to its last day.
 */
export const rateCards = defineNoun({
  name: 'rateCards',
  label: 'Rate Card',
  plural: 'Rate Cards',
  prefix: 'RC',
  fields: {
    name: both(text('Name')),
    providerId: both(reference('Provider', 'companies')),
    recruiterId: both(reference('Client Company', 'companies')),
    currency: both(currency()),
    validFrom: both(date('Valid From')),
    validUntil: both(optional(date('Valid Until'))),
    lines: both(rateLines('Rates')),
    /** The side that wrote it. */
    setBy: both(oneOf('Set By', roundSides)),
  },
  fixed: ['providerId', 'recruiterId'],
  serverSet: ['setBy'],
  defaults: { currency: 'USD' },
  search: ['name'],
  title: 'name',
  check: ({ validFrom, validUntil }): Faults =>
    validUntil !== null && validUntil < validFrom ? { validUntil: 'date.before-first-day' } : {},
});
export type RateCard = RowOf<typeof rateCards>;
