import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

const offTheMarket = 'This company is not on the market right now';

/** How operators approve, suspend and reactivate companies. */
export const companies = (as: As): void => {
  const add = async (columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('admin')
      ).create<Row>('companies', {
        data: { type: 'recruiter', name: `Company ${freshWord()}`, status: 'Active', ...columns },
      })
    ).data;
  const set = async (company: Row, columns: Record<string, unknown>) =>
    (await edit(await as('admin'), 'companies', company, columns)).data;
  const suspend = (company: Row) => set(company, { status: 'Suspended', statusReason: 'Late papers' });
  const found = async (noun: string, filter: Record<string, unknown>) =>
    (await list(await as('admin'), noun, { filter })).data;
  const post = async (company: Row, columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('admin')
      ).create<Row>('jobs', {
        data: {
          companyId: company.id,
          title: `Job ${freshWord()}`,
          location: 'Lyon',
          experience: '3-5 years',
          salary: '$90 per hour',
          status: 'Active',
          ...columns,
        },
      })
    ).data;

  test('a company can be suspended only with a reason, which is cleared when it is reactivated', async () => {
    const company = await add();
    for (const statusReason of [null, '']) {
      const error = await refusal(set(company, { status: 'Suspended', statusReason }));
      expect([error.status, Object.keys(error.body.errors ?? {})]).toEqual([400, ['statusReason']]);
    }
    const suspended = await suspend(company);
    expect(suspended).toMatchObject({ status: 'Suspended', statusReason: 'Late papers' });
    expect(await set(suspended, { status: 'Active' })).toMatchObject({
      status: 'Active',
      statusReason: null,
    });
  });

  test('two companies of one type differ in more than the spelling of their names', async () => {
    const name = `Chloé ${freshWord()}`;
    const company = await add({ name });
    const twin = name.replace('é', 'e').toUpperCase();
    expect(fieldErrors(await refusal(add({ name: twin })))).toEqual(['name']);
    const other = await add();
    expect(fieldErrors(await refusal(set(other, { name: twin })))).toEqual(['name']);
    expect(await set(company, { name: twin })).toMatchObject({ name: twin });
    expect(await add({ type: 'provider', name: twin })).toMatchObject({ name: twin });
  });

  test('the jobs of a suspended company are unlisted, and the active ones return with it', async () => {
    const company = await add();
    const [open, paused] = [await post(company), await post(company, { status: 'Paused' })];
    expect([open.listed, paused.listed]).toEqual([true, false]);
    const provider = await as('provider');
    const seen = async () =>
      (await list(provider, 'jobs', { filter: { companyId: company.id } })).data.map(({ id }) => id);
    expect(await seen()).toEqual([open.id]);
    const suspended = await suspend(company);
    expect(await seen()).toEqual([]);
    expect((await refusal(provider.getOne('jobs', { id: open.id }))).status).toBe(404);
    expect((await post(company)).listed).toBe(false);
    await set(suspended, { status: 'Active' });
    expect(await seen()).toHaveLength(2);
    expect(await seen()).toContain(open.id);
  });

  test('no candidate can be submitted to, and no request sent to, a company that has left', async () => {
    const company = await add();
    const job = await post(company);
    const provider = await as('provider');
    const candidate = await addCandidate(provider);
    await suspend(company);
    const application = { jobId: job.id, candidateId: candidate.id, rate: 9000 };
    expect((await refusal(provider.create('applications', { data: application }))).body.errors).toEqual({
      jobId: offTheMarket,
    });
    const bench = await add({ type: 'provider' });
    await suspend(bench);
    const request = { providerId: bench.id, position: 'Welder', duration: '6 months' };
    const error = await refusal((await as('recruiter')).create('requests', { data: request }));
    expect(error.body.errors).toMatchObject({ providerId: offTheMarket });
  });

  test('a company that waits for approval is not on the market', async () => {
    const company = await add({ status: 'Pending Approval' });
    expect((await post(company)).listed).toBe(false);
  });

  test('the contact of a new company becomes its first administrator and is invited', async () => {
    const email = `${freshWord()}@newcomer.example`;
    const company = await add({ contactPerson: 'Mary Ann Evans', email });
    const [user, ...others] = await found('users', { companyId: company.id });
    expect(others).toEqual([]);
    expect(user).toMatchObject({
      email,
      userType: 'recruiter',
      role: 'Admin',
      status: 'Pending',
      firstName: 'Mary Ann',
      lastName: 'Evans',
    });
    expect(await found('mails', { to: email })).toMatchObject([{ purpose: 'invitation', userId: user?.id }]);
    const again = await refusal(add({ contactPerson: 'Mary Evans', email }));
    expect(again.body.errors).toEqual({ email: 'An account with this email already exists' });
    const half = await refusal(add({ contactPerson: 'Mary', email: `${freshWord()}@newcomer.example` }));
    expect(half.body.errors).toEqual({ contactPerson: 'Enter a first and a last name' });
  });

  test('the contact of a waiting company is invited once, when it is approved', async () => {
    const email = `${freshWord()}@newcomer.example`;
    const company = await add({ status: 'Pending Approval', contactPerson: 'Mary Evans', email });
    expect(await found('users', { companyId: company.id })).toEqual([]);
    const active = await set(company, { status: 'Active' });
    expect(await found('users', { companyId: company.id })).toMatchObject([{ email, status: 'Pending' }]);
    await set(await suspend(active), { status: 'Active' });
    expect(await found('mails', { to: email })).toHaveLength(1);
  });

  test('documents are rejected with a reason that the company sees, and accepted with or without one', async () => {
    const company = await add();
    await (await as('admin')).create('users', {
      data: {
        companyId: company.id,
        userType: 'recruiter',
        firstName: 'Mary',
        lastName: 'Evans',
        email: `${freshWord()}@newcomer.example`,
        status: 'Active',
      },
    });
    const error = await refusal(set(company, { verification: 'Rejected' }));
    expect([error.status, error.body.errors]).toEqual([400, { verificationReason: 'Enter a reason' }]);
    const rejected = await set(company, { verification: 'Rejected', verificationReason: 'No stamp' });
    expect(rejected).toMatchObject({ verification: 'Rejected', verificationReason: 'No stamp' });
    const verified = await set(rejected, { verification: 'Verified', verificationReason: null });
    expect(verified).toMatchObject({ verification: 'Verified', verificationReason: null });
  });
};
