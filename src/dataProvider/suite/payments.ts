import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, freshWord, list, refusal, type SuiteUser } from './open.ts';

/** Payment methods, and data that is never stored. */
export const payments = (as: As): void => {
  const card = { method: 'Credit Card', brand: 'Visa', last4: '4242', expiry: '12/29' };
  const transfer = { method: 'Bank Transfer', bank: 'Harbour Savings', account: '••••0417' };
  const payBy = async (user: SuiteUser, data: object): Promise<Row> =>
    (await (await as(user)).create<Row>('paymentMethods', { data })).data;
  const faults = async (data: object) => (await refusal(payBy('recruiter', data))).body.errors;

  test.each(['provider', 'recruiter'] as const)(
    'a %s adds a payment method, and the previous one stays on file as expired',
    async (user) => {
      const provider = await as(user);
      const before = await payBy(user, transfer);
      const made = await payBy(user, card);
      expect(made).toMatchObject({ ...card, companyId: before.companyId, status: 'Active', bank: null });
      const active = await list(provider, 'paymentMethods', { filter: { status: 'Active' } });
      expect(active.data).toEqual([made]);
      const { data: kept } = await provider.getOne<Row>('paymentMethods', { id: before.id });
      expect(kept).toMatchObject({ ...transfer, status: 'Expired' });
      const entries = await list(provider, 'auditLogs', { filter: { target: [made.id, before.id] } });
      expect(entries.data.map(({ target, action }) => `${target} ${action}`).sort()).toEqual(
        [`${before.id} create`, `${before.id} edit`, `${made.id} create`].sort(),
      );
    },
  );

  test('a full card or account number is refused in every field', async () => {
    expect(await faults({ ...card, last4: '4242424242424242' })).toEqual({ last4: 'Enter four digits' });
    expect(await faults({ ...card, brand: 'Visa 4242 4242 4242 4242' })).toEqual({
      brand: expect.stringContaining('never the full number'),
    });
    expect(await faults({ ...transfer, account: 'DE89370400440532013000' })).toEqual({
      account: 'Enter only the last four digits',
    });
    expect(await faults({ ...transfer, bank: 'DE89 3704 0044 0532 0130 00' })).toEqual({
      bank: expect.stringContaining('never the full number'),
    });
  });

  test('each type of payment method requires its own fields and no others', async () => {
    expect(await faults({ method: 'Credit Card', bank: 'Harbour Savings' })).toEqual({
      brand: 'Required',
      last4: 'Required',
      expiry: 'Required',
      bank: 'Does not apply to this payment method',
    });
    expect(await faults({ method: 'PayPal', email: null })).toEqual({ email: 'Required' });
  });

  test('a card is valid until the end of its month', async () => {
    expect(await faults({ ...card, expiry: '05/26' })).toEqual({ expiry: 'This card has expired' });
    expect(await payBy('recruiter', { ...card, expiry: '06/26' })).toMatchObject({ expiry: '06/26' });
  });

  test('a stored payment method cannot be changed, and is visible to its company only', async () => {
    const made = await payBy('recruiter', { method: 'PayPal', email: `${freshWord()}@hire.example` });
    const recruiter = await as('recruiter');
    expect((await refusal(edit(recruiter, 'paymentMethods', made, { email: 'x@y.example' }))).status).toBe(
      403,
    );
    const other = await refusal((await as('otherProvider')).getOne('paymentMethods', { id: made.id }));
    expect(other.status).toBe(404);
    const foreign = { ...card, companyId: 'CO-001' };
    expect((await refusal(payBy('recruiter', foreign))).body.errors).toEqual({
      companyId: 'This can’t be set here',
    });
  });

  test('a viewer can read the payment method, and not change it', async () => {
    const viewer = await as('viewer');
    expect((await list(viewer, 'paymentMethods')).total).toBeGreaterThan(0);
    expect((await refusal(payBy('viewer', card))).status).toBe(403);
  });

  test('a recruiter can add a service that is not connected yet', async () => {
    const recruiter = await as('recruiter');
    const data = { name: 'Glassdoor', description: freshWord(), category: 'Employer Brand' };
    const { data: made } = await recruiter.create<Row>('integrations', { data });
    expect(made).toMatchObject({ status: 'Not Connected', health: null });
  });

  test('a service cannot be connected by setting its status', async () => {
    for (const who of ['provider', 'recruiter', 'admin'] as const) {
      const provider = await as(who);
      const { data } = await list(provider, 'integrations');
      const service = data.find(({ status }) => status !== 'Connected') as Row;
      const refused = await refusal(edit(provider, 'integrations', service, { status: 'Connected' }));
      expect([refused.status, refused.body.errors]).toEqual([400, { status: 'This can’t be set here' }]);
      const made = { name: 'Zapier', description: freshWord(), category: 'Automation', status: 'Connected' };
      const unmade = await refusal(provider.create<Row>('integrations', { data: made }));
      expect([unmade.status, unmade.body.errors]).toEqual([400, { status: 'This can’t be set here' }]);
    }
  });
};
