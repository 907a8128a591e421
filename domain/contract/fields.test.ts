import { expect, test } from 'vitest';
import { inEnglish, messageOfIssue } from '../messages/english.ts';
import { currency, instant, money, signedMoney } from './fields.ts';

test('a date and time is stored in UTC with milliseconds', () => {
  expect(instant('Starts').parse('2026-03-04T09:00:00Z')).toBe('2026-03-04T09:00:00.000Z');
});

test.each(['', 'x', '2026-02-30', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z'])(
  '“%s” is refused as a date and time, with a message',
  (answer) => {
    const { error } = instant('Starts').safeParse(answer);
    const [message] = error?.issues.map(messageOfIssue).map(inEnglish) ?? [];
    expect(message).toMatch(/^(Enter a date and time|Enter a year from 1900 to 2199)$/);
  },
);

const most = 1_000_000_000_000;
const fault = (schema: ReturnType<typeof money>, amount: unknown) =>
  schema.safeParse(amount).error?.issues[0]?.message ?? null;

test('an amount is a whole number of minor units, from 0 to a trillion', () => {
  for (const amount of [0, 1, most]) expect(fault(money('Price'), amount)).toBeNull();
  for (const amount of [0.5, '1', null, Number.NaN])
    expect(fault(money('Price'), amount)).toBe('money.enter');
  expect(fault(money('Price'), -1)).toBe('number.too-small');
  expect(fault(money('Price'), most + 1)).toBe('money.too-large');
});

test('an amount of either sign is as large at most, and never 0', () => {
  for (const amount of [-most, -1, 1, most]) expect(fault(signedMoney('Amount'), amount)).toBeNull();
  for (const amount of [-most - 1, most + 1])
    expect(fault(signedMoney('Amount'), amount)).toBe('money.too-large');
  expect(fault(signedMoney('Amount'), 0)).toBe('money.zero');
  expect(fault(signedMoney('Amount'), 0.5)).toBe('money.enter');
});

test('money is in a currency of ISO 4217, and not in a metal, a fund or a code for testing', () => {
  for (const known of ['USD', 'EUR', 'GBP', 'CAD', 'INR', 'JPY', 'KWD', 'BGN', 'ZWG'])
    expect(currency().safeParse(known).success).toBe(true);
  for (const other of ['XAU', 'XTS', 'CLF', 'HRK', 'usd', '', null])
    expect(currency().safeParse(other).success).toBe(false);
});
