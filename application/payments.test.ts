import { expect, test } from 'vitest';
import type { Charge, Charged } from '../domain/billing/gateway.ts';
import type { Row } from '../domain/contract/noun.ts';
import type { World } from '../src/dataProvider/browser/worldStore.ts';
import { chargePayments } from './payments.ts';
import { openMemory } from './testing/openMemory.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const invoice = {
  ...kept,
  ...{ id: 'INV-001', kind: 'Invoice', companyId: 'CO-001', status: 'Pending', plan: 'Basic' },
  ...{ amount: 9900, paid: 0, credited: 0, open: 9900, currency: 'EUR', dueDate: '2026-06-30' },
};
const payment = (number: number, columns: object = {}) => ({
  ...kept,
  ...{ id: `TRX-00${number}`, kind: 'Payment', companyId: 'CO-001', invoiceId: 'INV-001', plan: 'Basic' },
  ...{ amount: 9900, currency: 'EUR', paymentMethod: 'Credit Card', status: 'Pending', date: '2026-06-14' },
  ...{ queued: true, attempts: 0, unanswered: 0, tryAfter: null, failure: null },
  ...columns,
});
const card = {
  ...kept,
  id: 'PM-001',
  companyId: 'CO-001',
  method: 'Credit Card',
  status: 'Active',
  last4: '4242',
};
const company = { ...kept, id: 'CO-001', name: 'Corvane', email: 'pay@corvane.example' };
const open = (payments: Row[], rows: World = {}) =>
  openMemory(
    { companies: [company], invoices: [invoice], transactions: payments, paymentMethods: [card], ...rows },
    now,
  );
const charge = async (memory: ReturnType<typeof open>, answer: Charged | null) => {
  const asked: Charge[] = [];
  const charged = await chargePayments({
    inTransaction: memory.inTransaction,
    atOnce: 1,
    ask: async (one) => {
      asked.push(one);
      return answer;
    },
  });
  return { asked, charged };
};

test('a queued payment is charged with the company’s payment method, and its result is recorded', async () => {
  const memory = open([payment(1)]);
  const { asked } = await charge(memory, { status: 'Failed', why: 'The card was declined' });
  expect(asked).toMatchObject([
    {
      ...{ key: 'TRX-001/1', amount: 9900, currency: 'EUR', method: { last4: '4242' } },
      payer: { name: 'Corvane', email: 'pay@corvane.example' },
    },
  ]);
  expect(memory.of('transactions')).toMatchObject([
    {
      version: 2,
      queued: false,
      attempts: 1,
      tryAfter: null,
      status: 'Failed',
      failure: 'The card was declined',
    },
  ]);
});

test('a payment that is not queued, or that another process has in hand, is left alone', async () => {
  const waits = payment(2, { tryAfter: new Date(now.getTime() + 1).toISOString() });
  const memory = open([payment(1, { queued: false }), waits]);
  expect(await charge(memory, { status: 'Completed' })).toEqual({ asked: [], charged: 0 });
});

test('an unanswered payment stays queued under the same key, and is tried again later', async () => {
  const memory = open([payment(1)]);
  await charge(memory, null);
  expect(memory.of('transactions')).toMatchObject([
    { version: 1, queued: true, attempts: 0, unanswered: 1, tryAfter: '2026-06-15T09:01:00.000Z' },
  ]);
});

test('a payment that is not decided yet is asked about again under the same key, and keeps its reference', async () => {
  const memory = open([payment(1, { reference: null, unanswered: 2, failure: 'payments.not-responding' })]);
  const undecided = { status: 'Pending', askAgain: 3600, reference: 'PR-77' } as const;
  expect((await charge(memory, undecided)).asked).toMatchObject([{ key: 'TRX-001/1' }]);
  const waiting = { status: 'Pending', queued: true, attempts: 0, unanswered: 0, failure: null };
  expect(memory.of('transactions')).toMatchObject([
    { ...waiting, version: 2, reference: 'PR-77', tryAfter: '2026-06-15T10:00:00.000Z' },
  ]);

  const again = open([payment(1, { reference: 'PR-77' })]);
  expect((await charge(again, undecided)).asked).toMatchObject([{ key: 'TRX-001/1' }]);
  expect(again.of('transactions')).toMatchObject([{ ...waiting, version: 1 }]);
});

test('a payment of a settled invoice fails without asking the gateway', async () => {
  const memory = open([payment(1)], { invoices: [{ ...invoice, status: 'Paid', paid: 9900, open: 0 }] });
  expect((await charge(memory, { status: 'Completed' })).asked).toEqual([]);
  expect(memory.of('transactions')).toMatchObject([{ status: 'Failed' }]);
});
