import { afterAll, beforeAll, expect, it } from 'vitest';
import { monthlyBills } from '../../application/jobs/billing.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';
import { until } from '../testing/until.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());

const close = (month: string) => admin.send('POST', '/api/v1/accountingPeriods/close', { month });
const reopen = (month: string) =>
  admin.send('POST', '/api/v1/accountingPeriods/reopen', { month, reason: 'Another test' });
const bill = async (amount: number, companyId = 'CO-002'): Promise<Row> => {
  const body = { companyId, plan: 'Basic', amount, currency: 'USD', dueDate: '2026-06-30' };
  return (await admin.send('POST', '/api/v1/invoices', body)).json();
};
const pay = ({ id: invoiceId, companyId, plan, currency }: Row, amount: number, date: string) =>
  admin.send('POST', '/api/v1/transactions', {
    ...{ invoiceId, companyId, plan, currency, amount, date },
    ...{ status: 'Completed', paymentMethod: 'Bank Transfer' },
  });
const booked = async (month: string) => {
  const [found] = (
    await server.owner.query(
      `select count(*)::int as n, coalesce(sum("amount"), 0)::bigint as amount from "transactions"
       where "status" = 'Completed' and date_trunc('month', "date") = $1::date`,
      [`${month}-01`],
    )
  ).rows;
  return { n: Number(found.n), amount: Number(found.amount) };
};
const isWaiting = async () =>
  (await server.owner.query(`select 1 from pg_locks where "locktype" = 'advisory' and not "granted"`)).rows
    .length > 0;
/** Holds the books of past months as long as the work lasts. */
const holding = (how: '' | '_shared', work: (open: Transaction) => Promise<void>) =>
  inTransactionAs(server.database, 'system', async (open) => {
    await open.query(`select pg_advisory_xact_lock${how}(hashtextextended('books of past months', 0))`);
    await work(open);
  });
const answered = (call: Promise<unknown>) =>
  Promise.race([call.then(() => true), new Promise((stop) => setImmediate(() => stop(false)))]);

it('a month is closed only once writers of past months are done', async () => {
  let closing: ReturnType<typeof close> | undefined;
  await holding('_shared', async () => {
    closing = close('2026-05');
    await until(isWaiting);
    expect(await answered(closing)).toBe(false);
  });
  expect((await closing)?.statusCode).toBe(200);
  expect((await reopen('2026-05')).statusCode).toBe(200);
});

it('a late payment waits for a month that is being closed, and is then refused beside its date', async () => {
  const invoice = await bill(5000);
  let paying: ReturnType<typeof pay> | undefined;
  await holding('', async (open) => {
    paying = pay(invoice, 100, '2026-05-20');
    await until(isWaiting);
    expect(await answered(paying)).toBe(false);
    // Payments of today by other companies do not wait.
    expect((await pay(await bill(700, 'CO-005'), 700, '2026-06-15')).statusCode).toBe(201);
    await open.query(`update "accountingPeriods" set "status" = 'Closed' where "month" = '2026-05-01'`);
  });
  const refused = await paying;
  expect([refused?.statusCode, refused?.json().errors.date.code]).toEqual([400, 'books.closed']);
  expect((await reopen('2026-05')).statusCode).toBe(200);
});

it('of payments and a closing at the same time, the month has those that were recorded and no other', async () => {
  const invoices = await Promise.all(Array.from({ length: 12 }, () => bill(1000)));
  const before = await booked('2026-05');
  const payments = invoices.map((invoice) => pay(invoice, 1000, '2026-05-21'));
  const [closed, again] = await Promise.all([close('2026-05'), close('2026-05')]);
  const atClose = await booked('2026-05');
  const codes = (await Promise.all(payments)).map(({ statusCode }) => statusCode);
  expect([closed.statusCode, again.statusCode].sort()).toEqual([200, 409]);
  expect(codes.every((code) => code === 201 || code === 400)).toBe(true);
  const recorded = codes.filter((code) => code === 201).length;
  const after = await booked('2026-05');
  expect(after).toEqual({ n: before.n + recorded, amount: before.amount + recorded * 1000 });
  expect(after).toEqual(atClose);
  expect((await pay(await bill(1000), 1000, '2026-05-31')).statusCode).toBe(400);
});

it('missed months are billed in the open month', async () => {
  await server.owner.query(
    `update "subscriptions" set "billedMonth" = '2026-03-01', "billedThrough" = '2026-03-31', "credit" = 0
     where "id" = (select "id" from "subscriptions" where "status" = 'Active' and "changesOn" is null order by "seq" limit 1)`,
  );
  const last = async () =>
    (await server.owner.query(`select max("seq") as seq from "invoices"`)).rows[0].seq as string;
  const before = await last();
  await runJob(server, monthlyBills, new Date('2026-06-15T09:00:00.000Z'));
  const made = (
    await server.owner.query(
      `select "issuedDate"::text as day, "periodStart"::text as first from "invoices" where "seq" > $1`,
      [before],
    )
  ).rows;
  expect(made.some(({ first }) => first < '2026-06-01')).toBe(true);
  expect(new Set(made.map(({ day }) => day))).toEqual(new Set(['2026-06-15']));
});
