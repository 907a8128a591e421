import { z } from 'zod';
import { lastDayShown } from '../../billing/books/journal.ts';
import { type Earned, recognizedIn, recognizedThrough } from '../../billing/books/recognized.ts';
import { monthOf } from '../../billing/monthlyRun.ts';
import type { AccountingPeriod } from '../../contract/billing/accountingPeriods.ts';
import type { Condition } from '../../query/condition.ts';
import type { Group } from '../../query/groups.ts';
import { addDays, monthAfter, utcDay } from '../../time/days.ts';
import type { Insight } from '../insight.ts';
import { numberIn } from './groups.ts';

/** What the books say of a month in one currency, in its minor units. */
export type MonthSums = {
  currency: string;
  /** Invoices issued, without credit notes. */
  invoiced: number;
  credited: number;
  /** Payments that arrived, less those that the bank took back. */
  received: number;
  refunded: number;
  /** Revenue of the days of the month. */
  recognized: number;
  /** At the end of the month, or today: what invoices are short of, what is ahead on payments, and what is not earned yet. */
  receivables: number;
  customerCredit: number;
  deferred: number;
};
export type AccountingMonth = {
  /** `2026-03`. */
  month: string;
  isOver: boolean;
  isClosed: boolean;
  /** Whether it can be closed, or reopened, now. */
  isNext: boolean;
  isLastClosed: boolean;
  closed: Pick<AccountingPeriod, 'closedBy' | 'closedAt'> | null;
  reopened: Pick<AccountingPeriod, 'reopenedBy' | 'reopenedAt' | 'reason'> | null;
  /** With a date in this month. */
  waiting: Waiting;
  sums: MonthSums[];
};
export type AccountingMonths = {
  months: AccountingMonth[];
  /** Without a closed month, the first closing includes all before. */
  hasClosed: boolean;
  /** With a date before this year. */
  waitingBefore: Waiting;
};
/** Open bank entries and payments in progress. */
export type Waiting = { entries: number; payments: number };

const is = (field: string, value: unknown): Condition => ({ field, operator: 'eq', value });
const from = (field: string, value: string): Condition => ({ field, operator: 'gte', value });
const until = (field: string, value: string): Condition => ({ field, operator: 'lt', value });

/** Invoices that a time concerns: issued by its end, and issued or earned from its beginning on. */
export const concerned = (first: string, next: string): Condition[] => [
  until('issuedDate', next),
  {
    field: 'issuedDate',
    operator: 'anyOf',
    value: [[from('issuedDate', first)], [from('periodEnd', first)]],
  },
];

const yearOf = ({ year }: { year: number }) => ({ first: `${year}-01-01`, next: `${year + 1}-01-01` });
const sumsBy = (...by: string[]) => ({ by, figures: { amount: { sum: 'amount' } } });

/** The months of a year, and what the operator's books say of each, by currency. */
export const accountingMonths: Insight<{ year: number }, AccountingMonths> = {
  userType: 'admin',
  about: 'accountingPeriods',
  asked: z.strictObject({
    year: z
      .int('number.whole')
      .min(1900, 'number.too-small')
      .max(2199, 'number.too-large')
      .meta({ examples: [2026] }),
  }),
  needs: () => [
    {
      noun: 'accountingPeriods',
      fields: ['id', 'month', 'status', 'closedBy', 'closedAt', 'reopenedBy', 'reopenedAt', 'reason'],
      conditions: [],
    },
  ],
  groups: (asked) => {
    const { first, next } = yearOf(asked);
    const moved = { noun: 'transactions', completed: is('status', 'Completed') } as const;
    const credit = is('invoiceId', null);
    return {
      issuedBefore: { noun: 'invoices', conditions: [until('issuedDate', first)], ...sumsBy('currency') },
      issued: {
        noun: 'invoices',
        conditions: [from('issuedDate', first), until('issuedDate', next)],
        ...sumsBy('issuedDate', 'currency', 'kind'),
      },
      earned: {
        noun: 'invoices',
        conditions: concerned(first, next),
        by: ['currency', 'issuedDate', 'periodStart', 'periodEnd', 'amount'],
        figures: { rows: {} },
      },
      movedBefore: {
        noun: moved.noun,
        conditions: [moved.completed, until('date', first)],
        ...sumsBy('currency'),
      },
      moved: {
        noun: moved.noun,
        conditions: [moved.completed, from('date', first), until('date', next)],
        ...sumsBy('date', 'currency', 'kind'),
      },
      creditBefore: {
        noun: moved.noun,
        conditions: [moved.completed, credit, until('date', first)],
        ...sumsBy('currency'),
      },
      credit: {
        noun: moved.noun,
        conditions: [moved.completed, credit, from('date', first), until('date', next)],
        ...sumsBy('date', 'currency'),
      },
      entries: {
        noun: 'bankEntries',
        conditions: [is('status', 'Open'), until('bookedDate', next)],
        by: ['bookedDate'],
        figures: { rows: {} },
      },
      payments: {
        noun: moved.noun,
        conditions: [is('status', 'Pending'), until('date', next)],
        by: ['date'],
        figures: { rows: {} },
      },
    };
  },
  of: ({ accountingPeriods: periods = [] }, asked, now, groups) => {
    const today = utcDay(now);
    const { first } = yearOf(asked);
    const months = Array.from({ length: 12 }, (_, place) => monthAfter(first, place)).filter(
      (month) => month <= today,
    );
    const closed = periods.filter(({ status }) => status === 'Closed').map(({ month }) => month);
    const last = closed.sort().at(-1) ?? null;
    const sums = sumsOf(months, groups, today);
    const waiting = (isAsked: (month: string) => boolean): Waiting => {
      const count = (rows: readonly Group[] = [], field: string) =>
        addUp(
          rows.filter((group) => isAsked(monthIn(group, field))),
          'rows',
        );
      return { entries: count(groups.entries, 'bookedDate'), payments: count(groups.payments, 'date') };
    };
    return {
      hasClosed: last !== null,
      waitingBefore: waiting((month) => month < first),
      months: months.map((month): AccountingMonth => {
        const period = periods.find((one) => one.month === month);
        const isClosed = last !== null && month <= last;
        const isOver = month < monthOf(today);
        return {
          month: month.slice(0, 7),
          isOver,
          isClosed,
          isNext: isOver && (last === null || month === monthAfter(last, 1)),
          isLastClosed: month === last,
          closed: isClosed && period ? { closedBy: period.closedBy, closedAt: period.closedAt } : null,
          reopened: period?.reopenedAt
            ? { reopenedBy: period.reopenedBy, reopenedAt: period.reopenedAt, reason: period.reason }
            : null,
          waiting: waiting((one) => one === month),
          sums: sums.get(month) ?? [],
        };
      }),
    };
  },
};

const monthIn = (group: Group, field: string): string => monthOf(String(group[field]).slice(0, 10));
const within = (groups: readonly Group[] = [], field: string, month: string): Group[] =>
  groups.filter((group) => monthIn(group, field) === month);
const addUp = (groups: readonly Group[] = [], figure: string): number =>
  groups.reduce((sum, group) => sum + numberIn(group, figure), 0);
const ofKind = (groups: readonly Group[], ...kinds: string[]): number =>
  addUp(
    groups.filter(({ kind }) => kinds.includes(String(kind))),
    'amount',
  );

const earnedOf = ({ amount, issuedDate, periodStart, periodEnd }: Group): Earned => {
  const day = (value: Group[string] | undefined) => (value == null ? null : String(value).slice(0, 10));
  return {
    amount: Number(amount),
    issuedDate: String(day(issuedDate)),
    periodStart: day(periodStart),
    periodEnd: day(periodEnd),
  };
};

type Named = Record<string, readonly Group[] | undefined>;

/** The sums of each month, carrying on what the months before have left. */
const sumsOf = (months: readonly string[], groups: Named, today: string): Map<string, MonthSums[]> => {
  const all = Object.values(groups).flatMap((some = []) => some.map(({ currency }) => currency));
  const currencies = [...new Set(all.filter((one) => one !== undefined).map(String))].sort();
  const sums = new Map<string, MonthSums[]>(months.map((month) => [month, []]));
  for (const currency of currencies) {
    const mine = (name: string) => (groups[name] ?? []).filter((group) => group.currency === currency);
    const earned = mine('earned').map((group) => ({ ...earnedOf(group), rows: numberIn(group, 'rows') }));
    // A use of credit is two transactions that add up to zero, so those without an invoice leave what is unused.
    let customerCredit = addUp(mine('creditBefore'), 'amount');
    let paid = addUp(mine('movedBefore'), 'amount');
    let invoiced = addUp(mine('issuedBefore'), 'amount');
    for (const month of months) {
      const issued = within(mine('issued'), 'issuedDate', month);
      const moved = within(mine('moved'), 'date', month);
      customerCredit += addUp(within(mine('credit'), 'date', month), 'amount');
      paid += addUp(moved, 'amount');
      invoiced += addUp(issued, 'amount');
      const to = lastDayShown(month, today);
      const before = addDays(month, -1);
      const added = (of: (one: Earned) => number) => earned.reduce((sum, one) => sum + of(one) * one.rows, 0);
      const one: MonthSums = {
        currency,
        invoiced: ofKind(issued, 'Invoice'),
        credited: 0 - ofKind(issued, 'Credit Note'),
        received: ofKind(moved, 'Payment', 'Return'),
        refunded: 0 - ofKind(moved, 'Refund'),
        recognized: added((invoice) => recognizedIn(invoice, { before, to })),
        receivables: invoiced - (paid - customerCredit),
        customerCredit,
        deferred: added((invoice) =>
          invoice.issuedDate <= to ? invoice.amount - recognizedThrough(invoice, to) : 0,
        ),
      };
      if (Object.values(one).some((value) => typeof value === 'number' && value !== 0))
        sums.get(month)?.push(one);
    }
  }
  return sums;
};
