import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentGateways } from '../application/paymentGateways.ts';
import type { Gateway } from '../domain/billing/gateway.ts';
import type { Row } from '../domain/contract/noun.ts';
import { plugin } from '../examples/payByBank/plugin.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { paymentJob } from './billing/paymentJob.ts';
import { openBank } from './testing/openBank.ts';
import { type Caller, openTestServer, type TestServer, today } from './testing/openTestServer.ts';

const token = 'bank-token';
let server: TestServer;
let admin: Caller;
let bank: Awaited<ReturnType<typeof openBank>>;
let gateway: Gateway;
beforeAll(async () => {
  installProduct([plugin]);
  [server, bank] = await Promise.all([openTestServer(), openBank(token)]);
  admin = await server.as('admin@talentbench.example');
  gateway = await openWith({ PAY_BY_BANK_URL: bank.url, PAY_BY_BANK_TOKEN: token });
});
afterAll(async () => {
  installProduct();
  await Promise.all([server.close(), bank.close()]);
});

const openWith = async (settings: Record<string, string>): Promise<Gateway> => {
  const declared = paymentGateways.get('payByBank');
  if (!declared) throw new Error('The plugin is off');
  return declared.open((name) => settings[name]);
};
const made = async (noun: string, body: object): Promise<Row> => {
  const answer = await admin.send('POST', `/api/v1/${noun}`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
/** An invoice, and the payment that an operator collects for it. */
const collect = async () => {
  const of = { companyId: 'CO-002', plan: 'Basic', amount: 9900 };
  const invoice = await made('invoices', { ...of, dueDate: '2026-06-30' });
  const payment = await made('transactions', {
    ...{ ...of, invoiceId: invoice.id, currency: invoice.currency },
    ...{ status: 'Pending', date: '2026-06-15', paymentMethod: 'Bank Transfer' },
  });
  return { invoice, payment, key: `${payment.id}/1` };
};
const deliver = (by = gateway) =>
  paymentJob({ database: server.database, clock: server.clock, gateway: by }).run();
const shown = async (noun: string, { id }: Row): Promise<Row> =>
  (await admin.get(`/api/v1/${noun}/${id}`)).json();
const moveTo = async (now: Date) => {
  server.setNow(now);
  admin = await server.as('admin@talentbench.example');
};
const hoursLater = (hours: number) => new Date(today.getTime() + hours * 60 * 60 * 1000);
const requestWith = (key: string) => bank.requests().find((request) => request.key === key);

it('a company is asked to pay once, and the payment is completed when the bank says that it has', async () => {
  const { invoice, payment, key } = await collect();
  const company = (await admin.get('/api/v1/companies/CO-002')).json();
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(requestWith(key)).toEqual({
    key,
    times: 1,
    body: {
      ...{ amount: 9900, currency: invoice.currency, invoice: invoice.id },
      payer: { id: 'CO-002', name: company.name, email: company.email },
    },
  });
  const waiting = await shown('transactions', payment);
  expect(waiting).toMatchObject({ status: 'Pending', reference: expect.stringMatching(/^PR-\d+$/) });
  const refused = await admin.send(
    'PUT',
    `/api/v1/transactions/${payment.id}`,
    { status: 'Failed' },
    { 'if-match': `"${waiting.version}"` },
  );
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payments.unanswered']);

  await moveTo(hoursLater(1));
  await deliver();
  expect(await shown('transactions', payment)).toMatchObject({ status: 'Pending', version: waiting.version });
  bank.set(key, { status: 'paid' });
  await moveTo(hoursLater(2));
  await deliver();
  expect(requestWith(key)?.times).toBe(3);
  expect(await shown('transactions', payment)).toMatchObject({ status: 'Completed', attempts: 1 });
  expect((await shown('invoices', invoice)).status).toBe('Paid');
  await moveTo(today);
});

it('a canceled request fails the payment with the bank’s reason, and the next attempt is another request', async () => {
  const { payment, key } = await collect();
  bank.set(key, { status: 'canceled', reason: 'The account is closed' });
  await deliver();
  const failed = await shown('transactions', payment);
  expect(failed).toMatchObject({ status: 'Failed', failure: 'The account is closed' });
  const told = await server.owner.query(`select "body" from "notifications" where "body" = $1`, [
    'The account is closed',
  ]);
  expect(told.rows.length).toBeGreaterThan(0);
  const again = await admin.send(
    'PUT',
    `/api/v1/transactions/${payment.id}`,
    { status: 'Pending' },
    { 'if-match': `"${failed.version}"` },
  );
  expect(again.statusCode).toBe(200);
  await deliver();
  expect(requestWith(`${payment.id}/2`)?.times).toBe(1);
});

it('a bank that is out of order leaves the payment pending, and gets the same request later', async () => {
  const { payment, key } = await collect();
  bank.refuseWith(503);
  await deliver();
  expect(await shown('transactions', payment)).toMatchObject({
    ...{ status: 'Pending', attempts: 0, unanswered: 1, failure: 'payments.not-responding' },
  });
  bank.refuseWith(null);
  bank.set(key, { status: 'paid' });
  await moveTo(hoursLater(1));
  await deliver();
  expect(requestWith(key)?.times).toBe(2);
  expect((await shown('transactions', payment)).status).toBe('Completed');
  await moveTo(today);
});

it('a request that the bank refuses fails the payment', async () => {
  const { payment } = await collect();
  bank.refuseWith(422);
  await deliver();
  bank.refuseWith(null);
  expect(await shown('transactions', payment)).toMatchObject({
    ...{ status: 'Failed', failure: 'payments.not-charged' },
  });
});

it('a wrong token charges nobody', async () => {
  const { payment } = await collect();
  await deliver(await openWith({ PAY_BY_BANK_URL: bank.url, PAY_BY_BANK_TOKEN: 'other' }));
  expect(await shown('transactions', payment)).toMatchObject({ status: 'Pending', unanswered: 1 });
  expect(requestWith(`${payment.id}/1`)).toBeUndefined();
});

it.each([
  ['PAY_BY_BANK_URL', { PAY_BY_BANK_TOKEN: token }],
  ['PAY_BY_BANK_TOKEN', { PAY_BY_BANK_URL: 'https://bank.example/v1/' }],
])('without %s the gateway cannot be opened', async (name, settings) => {
  await expect(openWith(settings)).rejects.toThrow(name);
});
