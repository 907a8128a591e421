import { expect, test } from 'vitest';
import { monthOfOffer } from './hireCost.ts';

const offered = (offerAmount: number | null, currency: 'USD' | 'EUR' = 'USD') => ({ offerAmount, currency });

test('a month costs 160 hours at the mean of the rates offered', () => {
  expect(monthOfOffer([offered(10_000), offered(5000)], 'USD')).toBe(1_200_000);
});

test('hires without an offer, and offers in another currency, do not count', () => {
  const hired = [offered(10_000), offered(null), offered(90_000, 'EUR')];
  expect(monthOfOffer(hired, 'USD')).toBe(1_600_000);
  expect(monthOfOffer(hired, 'GBP')).toBeNull();
  expect(monthOfOffer([offered(null)], 'USD')).toBeNull();
});
