import { describe, expect, test } from 'vitest';
import { billFor, monthOf, monthToRun, paymentTermDays } from './monthlyRun.ts';
import { paidAhead } from './paidAhead.ts';

const basic = { price: 9900, billingCycle: 'Monthly' } as const;
const quarterly = { price: 100_00, billingCycle: 'Quarterly' } as const;
const yearly = { price: 1000_00, billingCycle: 'Yearly' } as const;
const on = (columns: object = {}) => ({
  status: 'Active' as const,
  startDate: '2026-01-01',
  endDate: null,
  changesOn: null,
  monthlyAmount: 9900,
  billedThrough: '2026-05-31',
  credit: 0,
  billedMonth: '2026-05-01',
  ...columns,
});

describe('the month that a subscription is next billed for', () => {
  test.each([
    ['is the next after the one that was run', {}, '2026-06-01', '2026-06-01'],
    ['is none until that month begins', {}, '2026-05-31', null],
    ['is the first that was missed', {}, '2026-08-20', '2026-06-01'],
    ['is the one in which it began where none was run', { billedMonth: null }, '2026-06-10', '2026-01-01'],
    ['is none before it begins', { startDate: '2026-06-20', billedMonth: null }, '2026-06-10', null],
    ['is none from the day on which another plan follows', { changesOn: '2026-06-01' }, '2026-06-01', null],
    [
      'is one before the day on which another plan follows',
      { changesOn: '2026-06-02' },
      '2026-06-01',
      '2026-06-01',
    ],
    [
      'is that of the day on which it begins',
      { startDate: '2026-06-20', billedMonth: null },
      '2026-06-20',
      '2026-06-01',
    ],
    [
      'is one that began on its last day',
      { status: 'Cancelled', endDate: '2026-06-01' },
      '2026-06-01',
      '2026-06-01',
    ],
    ['is none where it ended before any run', { status: 'Cancelled', billedMonth: null }, '2026-06-01', null],
    ['is none while it is paused', { status: 'Paused' }, '2026-06-20', null],
    ['is none after its end', { status: 'Cancelled', endDate: '2026-05-20' }, '2026-06-01', null],
    [
      'is one that began before its end',
      { status: 'Cancelled', endDate: '2026-06-20' },
      '2026-07-01',
      '2026-06-01',
    ],
  ])('%s', (_, columns, today, month) => {
    expect(monthToRun(on(columns), new Date(today))).toBe(month);
  });
});

describe('a monthly bill', () => {
  test.each([
    ['of a month is the month’s price', on(), basic, { from: '2026-06-01', to: '2026-06-30', amount: 9900 }],
    [
      'of days that are left is their share',
      on({ billedThrough: '2026-06-10' }),
      basic,
      { from: '2026-06-11', to: '2026-06-30', amount: 6600 },
    ],
    ['of a month that is paid for already is none', on({ billedThrough: '2026-06-30' }), basic, null],
    [
      'without a plan is that of the month',
      on({ billedThrough: '2026-06-10' }),
      null,
      { from: '2026-06-11', to: '2026-06-30', amount: 6600 },
    ],
    [
      'that begins within the month is for the rest of it',
      on({ startDate: '2026-06-16', billedThrough: null }),
      basic,
      { from: '2026-06-16', to: '2026-06-30', amount: 4950 },
    ],
    [
      'of one that began earlier starts with the month',
      on({ startDate: '2026-03-16', billedThrough: null }),
      basic,
      { from: '2026-06-01', to: '2026-06-30', amount: 9900 },
    ],
    [
      'at an agreed price keeps it',
      on({ monthlyAmount: 5000 }),
      basic,
      { from: '2026-06-01', to: '2026-06-30', amount: 5000 },
    ],
    [
      'takes off what was paid ahead',
      on({ credit: 4000 }),
      basic,
      { from: '2026-06-01', to: '2026-06-30', amount: 5900 },
    ],
    [
      'of which more was paid ahead is none, and the rest stays',
      on({ credit: 10_000 }),
      basic,
      { from: '2026-06-01', to: '2026-06-30', amount: 0, credit: 100 },
    ],
    [
      'of a quarter is the quarter’s price, to the cent',
      on({ startDate: '2026-06-01', billedThrough: null, billedMonth: null, monthlyAmount: 3333 }),
      quarterly,
      { from: '2026-06-01', to: '2026-08-31', amount: 100_00 },
    ],
    [
      'of what is left of a quarter counts by the month and ends with the term',
      on({ startDate: '2026-05-15', monthlyAmount: 3333 }),
      quarterly,
      { from: '2026-06-01', to: '2026-07-31', amount: 6666 },
    ],
    [
      'of a year is the year’s price',
      on({ startDate: '2026-06-01', billedThrough: null, billedMonth: null, monthlyAmount: 8333 }),
      yearly,
      { from: '2026-06-01', to: '2027-05-31', amount: 1000_00 },
    ],
  ])('%s', (_, subscription, plan, bill) => {
    expect(billFor(subscription, plan, '2026-06-01')).toEqual(bill && { credit: 0, ...bill });
  });
});

test.each([
  ['nothing where this month is the last', '2026-06-30', 0],
  ['the months after this one', '2026-08-31', 19_800],
  ['and their days', '2026-07-10', Math.round((9900 * 10) / 31)],
  ['and what was left from before', '2026-07-31', 9900 + 500, 500],
  ['and nothing but that where nothing was billed yet', null, 500, 500],
])('the prepaid amount is %s', (_, billedThrough, paid, credit = 0) => {
  expect(paidAhead(on({ billedThrough, credit }), '2026-06-15')).toBe(paid);
});

test('a month is named by its first day, and an invoice is due 15 days later', () => {
  expect([monthOf('2026-06-30'), monthOf('2026-01-01'), paymentTermDays]).toEqual([
    '2026-06-01',
    '2026-01-01',
    15,
  ]);
});
