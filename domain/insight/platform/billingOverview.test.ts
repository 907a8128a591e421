import { expect, test } from 'vitest';
import { createWorld } from '../../../fixtures/index.ts';
import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { asRead } from '../../query/derivedStatus.ts';
import { groupRows } from '../../query/groups.ts';
import type { Insight } from '../insight.ts';
import { billingOverview } from './billingOverview.ts';
import { owedInvoices } from './owedInvoices.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
type World = Record<string, readonly Row[]>;
const sample = createWorld(now) as World;

const read = (world: World, noun: NounName, at: Date) =>
  (world[noun] ?? []).map((row) => asRead(noun, row, at.toISOString().slice(0, 10)));

const answer = <O>(insight: Insight<object, O>, world: World, at = now): O => {
  const groups = Object.entries(insight.groups?.({}, at) ?? {});
  return insight.of(
    {},
    {},
    at,
    Object.fromEntries(groups.map(([key, one]) => [key, groupRows(read(world, one.noun, at), one)])),
  );
};
const overview = (world: World = sample, at = now) => answer(billingOverview, world, at);

test('the sample platform has received $1.25M, has $156K of monthly revenue from 245 subscriptions, and is owed $8,900', () => {
  const { currency, revenue, monthly, active, overdue } = overview();
  expect(currency).toBe('USD');
  expect([revenue, monthly, overdue]).toEqual([
    [{ amount: 125_000_000, currency: 'USD' }],
    [{ amount: 15_600_000, currency: 'USD' }],
    [{ amount: 890_000, currency: 'USD' }],
  ]);
  expect(active).toBe(245);
});

test('churn is 2.1 %: subscriptions that ended in 30 days, out of those that ran before', () => {
  const { left, of, share } = overview().churn;
  expect([left, of]).toEqual([5, 238]);
  expect((100 * Number(share)).toFixed(1)).toBe('2.1');
});

test('a changed plan does not count as churn', () => {
  const [one] = sample.subscriptions as [Row];
  const replaced = { ...one, status: 'Cancelled', renewal: 'Changes', endDate: '2026-06-01' };
  const next = { ...one, id: 'SUB-999', startDate: '2026-06-01', replaces: one.id };
  const subscriptions = [replaced, next, ...(sample.subscriptions ?? []).slice(1)];
  const { churn, active } = overview({ ...sample, subscriptions });
  expect([churn.left, churn.of, active]).toEqual([5, 238, 245]);
});

test('billing figures never mix currencies; the most common one is shown', () => {
  const completed = sample.transactions?.findLast(({ status }) => status === 'Completed') as Row;
  const owed = sample.invoices?.find(({ status }) => status === 'Overdue') as Row;
  const subscription = sample.subscriptions?.find(({ status }) => status === 'Active') as Row;
  const foreign = { id: 'EUR', currency: 'EUR', amount: 900, open: 900, monthlyAmount: 900 };
  const world = {
    ...sample,
    transactions: [...(sample.transactions ?? []), { ...completed, ...foreign }],
    invoices: [...(sample.invoices ?? []), { ...owed, ...foreign, billedMonth: '2026-06-01' }],
    subscriptions: [...(sample.subscriptions ?? []), { ...subscription, ...foreign }],
  };
  const { currency, revenue, monthly, overdue, months, plans, active } = overview(world);
  const euros = { amount: 900, currency: 'EUR' };
  expect([currency, active]).toEqual(['USD', 246]);
  expect(revenue).toEqual([{ amount: 125_000_000, currency: 'USD' }, euros]);
  expect(monthly).toEqual([{ amount: 15_600_000, currency: 'USD' }, euros]);
  expect(overdue).toEqual([{ amount: 890_000, currency: 'USD' }, euros]);
  expect([months, plans]).toEqual([overview().months, overview().plans]);
  expect(answer(owedInvoices, world)).toEqual({
    overdue: [
      { count: 4, amount: 890_000, currency: 'USD' },
      { ...euros, count: 1 },
    ],
    month: '2026-06-01',
    run: [{ ...euros, count: 1 }],
  });
});

test('overdue invoices follow from the date alone; paid or credited ones are not owed', () => {
  const one = { ...(sample.invoices?.at(-1) as Row), dueDate: '2026-06-15', currency: 'USD' };
  const invoices = ['Pending', 'Paid', 'Credited'].map((status, place) => ({
    ...one,
    status,
    amount: 100 + place,
    open: status === 'Pending' ? 100 : 0,
  }));
  const owed = (day: string) => overview({ ...sample, invoices }, new Date(`${day}T00:00:00Z`)).overdue;
  expect(owed('2026-06-15')).toEqual([]);
  expect(owed('2026-06-16')).toEqual([{ amount: 100, currency: 'USD' }]);
});

test('revenue is shown by month, the current one last, and by plan, the largest first', () => {
  const { months, plans } = overview();
  expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, '2025-07', '2026-06']);
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  expect(sum(months)).toBe(sum(plans));
  expect(plans.map(({ amount }) => amount)).toEqual(plans.map(({ amount }) => amount).sort((a, b) => b - a));
});
