import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoGateway } from '../../../application/paymentGateways.ts';
import { manualGateway, testGateway } from '../../../domain/billing/gateway.ts';
import { plugin } from '../../../examples/payByBank/plugin.ts';
import { createWorld } from '../../../fixtures/index.ts';
import { withSampleRows } from '../../../plugin/sampleRows.ts';
import { installProduct } from '../../../plugins/testing/installProduct.ts';
import { createFakerestDataProvider } from '../fakerest.ts';
import { signedIn } from '../signedIn.ts';

beforeAll(() => installProduct([plugin]));
afterAll(() => installProduct());

const today = new Date('2026-06-15T09:00:00.000Z');

test('in the browser, too, a gateway of a plugin collects an invoice, and is asked again until it is paid', async () => {
  let now = today;
  const world = createWorld(today);
  const operator = world.users.find(({ email }) => email === 'admin@talentbench.example');
  if (!operator) throw new Error('The sample world has an operator');
  const dataProvider = createFakerestDataProvider({
    world: await withSampleRows(world, today),
    actor: () => signedIn(operator, null),
    clock: () => now,
    gateway: await demoGateway('payByBank'),
  });
  const of = { companyId: 'CO-002', plan: 'Basic', amount: 9900, currency: 'USD' };
  const invoice = await dataProvider.create('invoices', { data: { ...of, dueDate: '2026-06-30' } });
  const asked = { status: 'Pending', date: '2026-06-15', paymentMethod: 'Bank Transfer' };
  const { id } = (
    await dataProvider.create('transactions', { data: { ...of, invoiceId: invoice.data.id, ...asked } })
  ).data;
  const shown = async () => (await dataProvider.getOne('transactions', { id })).data;

  expect(await shown()).toMatchObject({ status: 'Pending', reference: `PBB-${today.getTime() / 1000}` });
  now = new Date(today.getTime() + 10_000);
  expect(await shown()).toMatchObject({ status: 'Completed', attempts: 1 });
  expect((await dataProvider.getOne('invoices', { id: invoice.data.id })).data.status).toBe('Paid');
});

test('in the browser a gateway without a stand-in is that for tests', async () => {
  installProduct([{ name: 'wallet', paymentGateways: { wallet: { open: async () => manualGateway } } }]);
  expect(await demoGateway('wallet')).toBe(testGateway);
  expect(await demoGateway('unknown')).toBe(testGateway);
  expect(await demoGateway('manual')).toBe(manualGateway);
});
