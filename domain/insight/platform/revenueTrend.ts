import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { utcDay } from '../../time/days.ts';
import { askedNothing, type Insight } from '../insight.ts';
import { relativeChange } from '../statistics.ts';
import { numberIn } from './groups.ts';

export type RevenueMonth = {
  /** `2026-03`. */
  month: string;
  /** Invoices less credit notes of this month, in minor units of the report's currency. */
  revenue: number;
  /** Number of invoices, without credit notes. */
  invoices: number;
  /** Amount of the previous month; for the current month, up to the same day. */
  before: number;
  growth: number | null;
};
type RevenueTrend = { months: RevenueMonth[]; currency: string; otherCurrencies: string[] };

const shown = 6;
const dayIn = (now: Date, months: number, day: number): string =>
  utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)));

/** The same day a month ago, or the last day of that month. */
const monthAgo = (now: Date): string => {
  const last = dayIn(now, 0, 0);
  const same = dayIn(now, -1, now.getUTCDate());
  return same < last ? same : last;
};

const issued = (operator: 'gte' | 'lte' | 'lt', value: string): Condition => ({
  field: 'issuedDate',
  operator,
  value,
});
const isInvoice: Condition = { field: 'kind', operator: 'eq', value: 'Invoice' };
/** Invoices of a calendar month, counted back from this one. */
const inMonth = (now: Date, back: number): Condition[] => [
  issued('gte', dayIn(now, -back, 1)),
  issued('lt', dayIn(now, 1 - back, 1)),
];
const soFar = (now: Date): Condition[] => [issued('gte', dayIn(now, -1, 1)), issued('lte', monthAgo(now))];

/** The currency with the largest invoiced amount, and the others. */
export const currencyOf = (groups: readonly Group[], amount: string) => {
  const [first, ...others] = groups.toSorted((a, b) => numberIn(b, amount) - numberIn(a, amount));
  return {
    main: first,
    currency: String(first?.currency ?? 'USD'),
    otherCurrencies: others
      .filter((group) => numberIn(group, amount) !== 0)
      .map(({ currency }) => String(currency))
      .sort(),
  };
};

/** Invoices less credit notes in each of the last six calendar months. */
export const revenueTrend: Insight<object, RevenueTrend> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => ({
    invoiced: {
      noun: 'invoices',
      conditions: [issued('gte', dayIn(now, -shown, 1)), issued('lt', dayIn(now, 0, now.getUTCDate() + 1))],
      by: ['currency'],
      figures: {
        all: { sum: 'amount' },
        soFar: { sum: 'amount', where: soFar(now) },
        ...Object.fromEntries(
          Array.from({ length: shown + 1 }, (_, back) => [
            [`amount${back}`, { sum: 'amount', where: inMonth(now, back) }],
            [`count${back}`, { where: [isInvoice, ...inMonth(now, back)] }],
          ]).flat(),
        ),
      },
    },
  }),
  of: (_rows, _asked, now, { invoiced = [] }) => {
    const { main, currency, otherCurrencies } = currencyOf(invoiced, 'all');
    const months = Array.from({ length: shown }, (_, place): RevenueMonth => {
      const back = shown - 1 - place;
      const revenue = numberIn(main, `amount${back}`);
      const before = numberIn(main, back === 0 ? 'soFar' : `amount${back + 1}`);
      return {
        month: dayIn(now, -back, 1).slice(0, 7),
        revenue,
        invoices: numberIn(main, `count${back}`),
        before,
        growth: relativeChange(revenue, before),
      };
    });
    return { months: invoiced.length === 0 ? [] : months, currency, otherCurrencies };
  },
};
