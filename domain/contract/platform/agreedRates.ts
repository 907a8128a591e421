import { currency, date, money, optional, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';

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
    skill: text('Skill'),
    country: optional(text('Country')),
    /** The first year of the range; its last follows from the next range. */
    experienceFrom: optional(whole('Years of Experience from')),
    currency: currency(),
    low: money('Lower Quartile'),
    middle: money('Median'),
    high: money('Upper Quartile'),
    contracts: whole('Contracts'),
    firms: whole('Providers'),
    madeOn: date('Created On'),
  },
  search: ['skill'],
  title: 'skill',
});
export type AgreedRateRow = RowOf<typeof agreedRates>;
