import { expect, it } from 'vitest';
import { changedSinceQuote, statedInQuote } from './statedInQuote.ts';

const today = '2026-06-15';
const profile = {
  availability: 'Immediate' as const,
  availableFrom: null as string | null,
  rate: 7200,
  currency: 'USD' as const,
};
const quote = { currency: 'USD' as const };
const changed = (then: object, now: object) =>
  changedSinceQuote(
    { ...quote, ...statedInQuote({ ...profile, ...then }, quote) },
    { ...profile, ...now },
    today,
  );

it.each([
  ['nothing', {}, {}, {}],
  ['the notice', {}, { availability: '1 month notice' }, { availability: ['Immediate', '1 month notice'] }],
  ['the day', {}, { availableFrom: '2026-07-01' }, { availableFrom: [null, '2026-07-01'] }],
  ['a day that has come to none', { availableFrom: '2026-06-01' }, {}, {}],
  ['the rate', {}, { rate: 8000 }, { rate: [7200, 8000] }],
  ['a rate in another currency', {}, { rate: 8000, currency: 'EUR' }, {}],
])('a profile that changed %s since the quote', (_, then, now, expected) => {
  expect(changed(then, now)).toEqual(expected);
});

it('quotes from before this was kept say nothing', () => {
  const old = { ...quote, statedAvailability: null, statedFrom: null, statedRate: null };
  expect(changedSinceQuote(old, { ...profile, availability: '1 month notice' }, today)).toEqual({});
});

it('a rate in another currency than the quote’s is not kept', () => {
  expect(statedInQuote({ ...profile, currency: 'EUR' }, quote).statedRate).toBeNull();
});
