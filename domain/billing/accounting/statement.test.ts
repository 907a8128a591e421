import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../time/days.ts';
import { statementsOf } from './statement.ts';

const first = '2026-01-01';
const span = { from: '2026-02-01', to: '2026-02-28' };
type Invoice = Parameters<typeof statementsOf>[0][number];
const invoice = (number: string, values: Partial<Invoice>): Invoice => ({
  id: number,
  number,
  kind: 'Invoice',
  creditOf: null,
  issuedDate: '2026-02-02',
  dueDate: '2026-03-04',
  paidDate: null,
  status: 'Sent',
  total: 10_000,
  currency: 'EUR',
  sent: true,
  ...values,
});
const creditOf = (of: Invoice, number: string, issuedDate: string): Invoice =>
  invoice(number, {
    kind: 'Credit Note',
    creditOf: of.id,
    issuedDate,
    dueDate: issuedDate,
    status: 'Void',
    total: 0 - of.total,
  });

test('states what was open before, each document and payment with the balance after it, and how old the rest is', () => {
  const early = invoice('1', { issuedDate: '2025-12-20', dueDate: '2026-01-19', total: 5_000 });
  const paid = invoice('2', {
    issuedDate: '2026-01-10',
    dueDate: '2026-02-09',
    paidDate: '2026-02-12',
    status: 'Paid',
    total: 7_000,
  });
  const voided = invoice('3', { issuedDate: '2026-02-03', status: 'Void' });
  const unpaid = invoice('5', { issuedDate: '2026-02-03', total: 900 });
  const later = invoice('6', { issuedDate: '2026-03-01' });
  const unsent = invoice('7', { sent: false });
  const [statement, ...others] = statementsOf(
    [later, unsent, unpaid, creditOf(voided, '4', '2026-02-05'), voided, paid, early],
    span,
  );
  expect(others).toEqual([]);
  expect(statement?.opening).toBe(12_000);
  expect(
    statement?.entries.map(({ date, kind, number, amount, balance }) => [
      date,
      kind,
      number,
      amount,
      balance,
    ]),
  ).toEqual([
    ['2026-02-03', 'Invoice', '3', 10_000, 22_000],
    ['2026-02-03', 'Invoice', '5', 900, 22_900],
    ['2026-02-05', 'Credit Note', '4', -10_000, 12_900],
    ['2026-02-12', 'Payment', '2', -7_000, 5_900],
  ]);
  expect(statement?.closing).toBe(5_900);
  expect(statement?.open).toEqual({ notDue: 900, upTo30: 0, upTo60: 5_000, upTo90: 0, above90: 0 });
});

test('currencies are never added up, and one without anything is not stated', () => {
  const paidBefore = invoice('3', {
    currency: 'JPY',
    issuedDate: '2025-12-01',
    paidDate: '2025-12-05',
    status: 'Paid',
  });
  const statements = statementsOf([invoice('1', {}), invoice('2', { currency: 'USD' }), paidBefore], span);
  expect(statements.map(({ currency, closing }) => [currency, closing])).toEqual([
    ['EUR', 10_000],
    ['USD', 10_000],
  ]);
});

test.each([
  ['2026-02-28', 'notDue'],
  ['2026-02-27', 'upTo30'],
  ['2026-01-29', 'upTo30'],
  ['2026-01-28', 'upTo60'],
  ['2025-12-29', 'upTo90'],
  ['2025-11-29', 'above90'],
] as const)('on the last day of February, an invoice due on %s is %s', (dueDate, age) => {
  const [statement] = statementsOf([invoice('1', { issuedDate: '2025-11-01', dueDate })], span);
  expect(statement?.open[age]).toBe(10_000);
});

test('whatever is issued, paid and credited when, the closing balance is what is open, and the next statement opens with it', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays(first, days));
  const drawn = fc.record({
    issued: day,
    total: fc.integer({ min: -5_000, max: 1_000_000 }),
    end: fc.constantFrom('open', 'paid', 'credited'),
    after: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 12 }), day, (all, from) => {
      const rows = all.flatMap(({ issued, total, end, after }, place): Invoice[] => {
        const known = { issuedDate: issued, dueDate: addDays(issued, 30), total };
        const ended = addDays(issued, after);
        if (end === 'open') return [invoice(`${place}`, known)];
        if (end === 'paid') return [invoice(`${place}`, { ...known, paidDate: ended, status: 'Paid' })];
        const voided = invoice(`${place}`, { ...known, status: 'Void' });
        return [voided, creditOf(voided, `${place} credit`, ended)];
      });
      const to = addDays(from, 30);
      const [statement] = statementsOf(rows, { from, to });
      const [next] = statementsOf(rows, { from: addDays(to, 1), to: addDays(to, 200) });
      const open = Object.values(statement?.open ?? {}).reduce((sum, amount) => sum + amount, 0);
      expect(statement?.closing ?? 0).toBe(open);
      expect(statement?.entries.at(-1)?.balance ?? statement?.opening ?? 0).toBe(statement?.closing ?? 0);
      if (next && statement) expect(next.opening).toBe(statement.closing);
    }),
  );
});
