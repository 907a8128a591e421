import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { dateOf, dayNumber } from '../daySpans.ts';
import { askedNothing, type Insight } from '../insight.ts';
import { type Money, numberIn } from './groups.ts';

/** Churn looks back so many days. */
export const churnDays = 30;
const monthsShown = 12;

/** A sum of each currency, the one with the most rows first; none is added to another. */
type Sums = readonly Money[];
export type BillingOverview = {
  /** The currency that most subscriptions are in; the tiles and charts are in it. */
  currency: string;
  /** Every payment that was completed, less what was refunded. */
  revenue: Sums;
  /** What the running subscriptions bring in a month. */
  monthly: Sums;
  active: number;
  /** Of the subscriptions that ran at the beginning of the time, those that ended in it with none to follow. */
  churn: { left: number; of: number; share: number | null };
  /** What is open on invoices that read overdue today, as in every list of them. */
  overdue: Sums;
  /** Completed payments less refunds in that currency: by calendar month, the running one last, and by plan, largest first. */
  months: { month: string; amount: number }[];
  plans: { plan: string; amount: number }[];
};

const is = (field: string, value: unknown): Condition => ({ field, operator: 'eq', value });

const firstMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1, 1)).toISOString().slice(0, 10);

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

/** How the platform earns: what came in, what comes in a month, who leaves, and what is owed. */
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
