import { monthOf } from '../../billing/monthlyRun.ts';
import type { Group } from '../../query/groups.ts';
import { utcDay } from '../../time/days.ts';
import { askedNothing, type GroupingOf, type Insight } from '../insight.ts';
import { type Money, numberIn } from './groups.ts';

type Billed = Money & { count: number };
type OwedInvoices = {
  overdue: Billed[];
  /** First day of this month, and the amount billed by its run. */
  month: string;
  run: Billed[];
};

const byCurrency = (field: string, value: string, sum: 'open' | 'amount'): GroupingOf => ({
  noun: 'invoices',
  conditions: [{ field, operator: 'eq', value }],
  by: ['currency'],
  figures: { count: {}, amount: { sum } },
});

const billed = (groups: readonly Group[] = []): Billed[] =>
  groups
    .map((group) => ({
      currency: String(group.currency),
      count: numberIn(group, 'count'),
      amount: numberIn(group, 'amount'),
    }))
    .sort((a, b) => b.amount - a.amount);

const monthAt = (now: Date): string => monthOf(utcDay(now));

/** Overdue amounts, and the amount billed by this month's run, by currency. */
export const owedInvoices: Insight<object, OwedInvoices> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => ({
    overdue: byCurrency('status', 'Overdue', 'open'),
    run: byCurrency('billedMonth', monthAt(now), 'amount'),
  }),
  of: (_rows, _asked, now, { overdue, run }) => ({
    overdue: billed(overdue),
    month: monthAt(now),
    run: billed(run),
  }),
};
