import { currency, date, money, optional, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { both } from '../seenBy.ts';

/**
 * The hourly rates of signed contracts for a skill, from at least five providers: a background job replaces these rows
 * each day. Without a country or years of experience, of all of them.
 */
export const agreedRates = defineNoun({
  name: 'agreedRates',
  label: 'Agreed Rate',
  plural: 'Agreed Rates',
  prefix: 'AR',
  fields: {
    skill: both(text('Skill')),
    country: both(optional(text('Country'))),
    /** The first year of the range; its last follows from the next range. */
    experienceFrom: both(optional(whole('Years of Experience from'))),
    currency: both(currency()),
    low: both(money('Lower Quartile')),
    middle: both(money('Median')),
    high: both(money('Upper Quartile')),
    contracts: both(whole('Contracts')),
    firms: both(whole('Providers')),
    madeOn: both(date('Created On')),
  },
  search: ['skill'],
  title: 'skill',
});
export type AgreedRateRow = RowOf<typeof agreedRates>;
