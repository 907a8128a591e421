import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { utcDay } from '../../time/days.ts';
import { dateOf, dayNumber } from '../daySpans.ts';
import { askedNothing, type Insight } from '../insight.ts';
import { type Money, numberIn } from './groups.ts';

/** Days that churn covers. */
export const churnDays = 30;
const monthsShown = 12;

/** A sum for each currency, the one with the most rows first. */
type Sums = readonly Money[];
export type BillingOverview = {
  /** The currency of most subscriptions, used by tiles and charts. */
  currency: string;
  /** All completed payments less refunds. */
  revenue: Sums;
  /** Monthly revenue of the running subscriptions. */
  monthly: Sums;
  active: number;
  /** Of the subscriptions that ran at the start of the period, those that ended in it without a successor. */
  churn: { left: number; of: number; share: number | null };
  /** Open amount of the invoices that are overdue today, as in every list of them. */
  overdue: Sums;
  /**
   * Completed payments less refunds in that currency: by calendar month, the current one last, and by plan,
   * largest first.
   */
  months: { month: string; amount: number }[];
  plans: { plan: string; amount: number }[];
};

const is = (field: string, value: unknown): Condition => ({ field, operator: 'eq', value });

const firstMonth = (now: Date): string =>
  utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1, 1)));

const sumsOf = (groups: readonly Group[] = []): Money[] =>
  groups
    .toSorted((a, b) => numberIn(b, 'rows') - numberIn(a, 'rows'))
    .map((group) => ({ amount: numberIn(group, 'amount'), currency: String(group.currency) }));

const added = (groups: readonly Group[], key: (group: Group) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const group of groups) sums.set(key(group), (sums.get(key(group)) ?? 0) + numberIn(group, 'amount'));
  return sums;
};

const monthsOf = (payments: readonly Group[], now: Date) => {
  const sums = added(payments, ({ date }) => String(date).slice(0, 7));
  return Array.from({ length: monthsShown }, (_, back) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + back, 1));
    const month = at.toISOString().slice(0, 7);
    return { month, amount: sums.get(month) ?? 0 };
  });
};

/** The platform's billing: total revenue, monthly revenue, churn and outstanding amounts. */
export const billingOverview: Insight<object, BillingOverview> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => {
    const since = dateOf(dayNumber(now.toISOString()) - churnDays);
    const completed = is('status', 'Completed');
    const lately: Condition = { field: 'date', operator: 'gte', value: firstMonth(now) };
    const ranThen: Condition = { field: 'startDate', operator: 'lt', value: since };
    const endedSince: Condition = { field: 'endDate', operator: 'gte', value: since };
    const perCurrency = { by: ['currency'], figures: { amount: { sum: 'amount' }, rows: {} } };
    return {
      revenue: { noun: 'transactions', conditions: [completed], ...perCurrency },
      monthly: {
        noun: 'subscriptions',
        conditions: [is('status', 'Active')],
        by: ['currency'],
        figures: { amount: { sum: 'monthlyAmount' }, rows: {}, ranThen: { where: [ranThen] } },
      },
      ended: {
        noun: 'subscriptions',
        conditions: [is('status', 'Cancelled'), endedSince, ranThen],
        by: [],
        figures: {
          all: {},
          left: { where: [{ field: 'renewal', operator: 'neq', value: 'Changes' }] },
        },
      },
      overdue: {
        noun: 'invoices',
        conditions: [is('status', 'Overdue')],
        by: ['currency'],
        figures: { amount: { sum: 'open' }, rows: {} },
      },
      days: {
        noun: 'transactions',
        conditions: [completed, lately],
        by: ['date', 'currency'],
        figures: { amount: { sum: 'amount' } },
      },
      plans: {
        noun: 'transactions',
        conditions: [completed, lately],
        by: ['plan', 'currency'],
        figures: { amount: { sum: 'amount' } },
      },
    };
  },
  of: (_rows, _asked, now, { revenue, monthly = [], ended, overdue, days = [], plans = [] }) => {
    const [sums, runs] = [sumsOf(revenue), sumsOf(monthly)];
    const currency = runs[0]?.currency ?? sums[0]?.currency ?? 'USD';
    const ours = (groups: readonly Group[]) => groups.filter((group) => group.currency === currency);
    const count = (figure: string) => monthly.reduce((all, group) => all + numberIn(group, figure), 0);
    const of = count('ranThen') + numberIn(ended?.[0], 'all');
    const left = numberIn(ended?.[0], 'left');
    return {
      currency,
      revenue: sums,
      monthly: runs,
      active: count('rows'),
      churn: { left, of, share: of === 0 ? null : left / of },
      overdue: sumsOf(overdue),
      months: monthsOf(ours(days), now),
      plans: [...added(ours(plans), ({ plan }) => String(plan))]
        .map(([plan, amount]) => ({ plan, amount }))
        .sort((a, b) => b.amount - a.amount),
    };
  },
};
