import { expect, test } from 'vitest';
import { tinyWorld } from '../../src/dataProvider/tinyWorld.ts';
import { openMemory } from '../testing/openMemory.ts';
import { clientInvoiceReminders, commissionCharges } from './clientInvoices.ts';
import { runRowJob } from './rowJob.ts';

const now = new Date('2026-07-02T09:00:00.000Z');
const invoice = (id: string, columns: object) => ({
  id,
  version: 1,
  createdAt: '2026-06-10T09:00:00.000Z',
  updatedAt: '2026-06-10T09:00:00.000Z',
  number: `CO-001-${id}`,
  kind: 'Invoice',
  providerId: 'CO-001',
  recruiterId: 'CO-003',
  amount: 100_000,
  currency: 'EUR',
  commission: 5000,
  chargedIn: null,
  status: 'Sent',
  issuedDate: '2026-06-10',
  dueDate: '2026-07-10',
  remindedDate: null,
  disputed: false,
  ...columns,
});
const open = (...invoices: ReturnType<typeof invoice>[]) =>
  openMemory({ ...tinyWorld, providerInvoices: invoices, invoices: [] }, now);

test('the commission of past months is charged once, in one invoice for each currency', async () => {
  const memory = open(
    invoice('PI-001', {}),
    invoice('PI-002', { commission: -2000 }),
    invoice('PI-003', { currency: 'USD', commission: 700 }),
    invoice('PI-004', { issuedDate: '2026-07-01' }),
  );
  await runRowJob(memory.inTransaction, commissionCharges);
  await runRowJob(memory.inTransaction, commissionCharges);
  expect(
    memory.of('invoices').map(({ companyId, plan, amount, currency }) => [companyId, plan, amount, currency]),
  ).toEqual([
    ['CO-001', 'Commission 2026-06', 3000, 'EUR'],
    ['CO-001', 'Commission 2026-06', 700, 'USD'],
  ]);
  const [first, second] = memory.of('invoices').map(({ id }) => id);
  expect(memory.of('providerInvoices').map(({ chargedIn }) => chargedIn)).toEqual([
    first,
    first,
    second,
    null,
  ]);
});

test('a sum that is not positive waits for later invoices', async () => {
  const memory = open(invoice('PI-001', {}), invoice('PI-002', { commission: -5000 }));
  expect(await runRowJob(memory.inTransaction, commissionCharges)).toBe(0);
  expect(memory.of('invoices')).toEqual([]);
});

test('an invoice past its due date is reminded of once', async () => {
  const memory = open(
    invoice('PI-001', { dueDate: '2026-07-01' }),
    invoice('PI-002', { dueDate: '2026-07-02' }),
  );
  expect(await runRowJob(memory.inTransaction, clientInvoiceReminders)).toBe(1);
  expect(await runRowJob(memory.inTransaction, clientInvoiceReminders)).toBe(0);
});
