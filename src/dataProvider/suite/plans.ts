import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import { type As, addCandidate, candidateForm, edit, freshWord, list, refusal } from './open.ts';

const running = async (provider: DataProvider): Promise<Row> =>
  (await list(provider, 'subscriptions', { filter: { status: 'Active' } })).data[0] as Row;

/** They come on a plan without a limit: what follows adds people by the thousand, and accounts by the dozen. */
export const takeEnterprise = async (as: As): Promise<void> => {
  for (const user of ['provider', 'otherProvider', 'otherRecruiter'] as const) {
    const customer = await as(user);
    const before = await running(customer);
    const data = { planId: 'PLAN-003', replaces: before?.id ?? null };
    if (before?.planId !== data.planId) await customer.create('subscriptions', { data });
  }
};

/** What a company may keep on its bench, and how it changes its plan. */
export const plans = (as: As): void => {
  const onBench = async (provider: DataProvider) =>
    (await list(provider, 'candidates', { filter: { status_neq: 'Placed' } })).total as number;

  const offer = async (columns: object): Promise<Row> => {
    const data = { name: freshWord(), price: 0, tier: 'Basic', status: 'Active', ...columns };
    return (await (await as('admin')).create<Row>('plans', { data })).data;
  };
  const choose = async (provider: DataProvider, { id: planId }: Row, replaces?: string): Promise<Row> => {
    const data = { planId, replaces: replaces ?? (await running(provider))?.id ?? null };
    return (await provider.create<Row>('subscriptions', { data })).data;
  };

  const say = async (provider: DataProvider, columns: object): Promise<Row> =>
    (await edit(provider, 'subscriptions', await running(provider), columns as never)).data;

  let price = 10_000_000;
  /** Larger than any before it. */
  const offerMore = (columns: object = {}) => offer({ tier: 'Enterprise', price: ++price, ...columns });
  /** By the operator, who may end a plan before its term. */
  const put = async (provider: DataProvider, { id: planId, price: monthlyAmount }: Row): Promise<Row> => {
    const { id: replaces, companyId } = await running(provider);
    const data = { companyId, planId, replaces, monthlyAmount, startDate: '2026-06-15', status: 'Active' };
    return (await (await as('admin')).create<Row>('subscriptions', { data })).data;
  };

  test('a new subscription ends the old one today, and gives the company the plan’s word', async () => {
    const provider = await as('otherProvider');
    const old = await running(provider);
    const plan = await offer({ tier: 'Enterprise', price: Number(old.monthlyAmount) + 30_000 });
    const made = await choose(provider, plan);
    expect(made).toMatchObject({
      planId: plan.id,
      status: 'Active',
      startDate: '2026-06-15',
      endDate: null,
      monthlyAmount: plan.price,
      replaces: old.id,
    });
    const { data: ended } = await provider.getOne('subscriptions', { id: old.id });
    expect(ended).toMatchObject({
      status: 'Cancelled',
      endDate: '2026-06-15',
      monthlyAmount: old.monthlyAmount,
      renewal: 'Changes',
      nextPlanId: plan.id,
    });
    const { data: company } = await provider.getOne('companies', { id: String(old.companyId) });
    expect(company.subscription).toBe('Enterprise');
    const [invoice] = (await list(provider, 'invoices', { sort: ['id', 'DESC'] })).data;
    expect(invoice).toMatchObject({
      plan: plan.name,
      amount: 16_000,
      status: 'Pending',
      periodStart: '2026-06-15',
      periodEnd: '2026-06-30',
      dueDate: '2026-06-30',
    });
    const entries = await list(provider, 'auditLogs', { filter: { target: [made.id, invoice?.id] } });
    expect(entries.data.map(({ noun, action }) => `${noun} ${action}`).sort()).toEqual([
      'invoices create',
      'subscriptions create',
    ]);
    // Its company may have been suspended and activated before: each of those is an edit of its own.
    const ending = { target: old.id, action: 'edit' };
    expect((await list(provider, 'auditLogs', { filter: ending })).total).toBeGreaterThan(0);
    const activities = await list(provider, 'activities', { filter: { target: made.id } });
    expect(activities.data).toMatchObject([{ event: 'planChanged', companyId: old.companyId }]);
  });

  test('the colleagues of whoever changed the plan find it in their inbox', async () => {
    const told = await list(await as('viewer'), 'notifications', { filter: { key: 'billing' } });
    expect(told.data.slice(0, 1)).toMatchObject([
      {
        title: expect.stringMatching(/changed the plan from Premium to Enterprise$/),
        link: '/provider/settings/billing',
      },
    ]);
  });

  test('of two people who change the plan at once the second is told, and nothing is changed twice', async () => {
    const provider = await as('otherProvider');
    const seen = (await running(provider)).id;
    const [one, other] = [await offerMore(), await offerMore()];
    await choose(provider, one, seen);
    const error = await refusal(choose(provider, other, seen));
    expect([error.status, error.message]).toEqual([
      409,
      expect.stringContaining('Someone else changed the plan'),
    ]);
    expect((await list(provider, 'subscriptions', { filter: { status: 'Active' } })).data).toMatchObject([
      { planId: one.id },
    ]);
  });

  test('the plan in force is not chosen again: an agreed price stays', async () => {
    const provider = await as('otherProvider');
    const plan = await offerMore();
    const made = await choose(provider, plan);
    expect((await refusal(choose(provider, plan))).message).toBe('This plan is already active');
    expect(await running(provider)).toEqual(made);
  });

  test('a plan is not changed by a colleague who may only look, nor at a price of one’s own', async () => {
    const plan = await offerMore();
    expect((await refusal(choose(await as('viewer'), plan))).status).toBe(403);
    const data = { planId: plan.id, replaces: null, monthlyAmount: 1 };
    const error = await refusal((await as('otherProvider')).create('subscriptions', { data }));
    expect(error.body.errors).toEqual({ monthlyAmount: 'This can’t be set here' });
  });

  test('a plan that is not on offer cannot be chosen', async () => {
    const plan = await offerMore({ status: 'Inactive' });
    const error = await refusal(choose(await as('otherProvider'), plan));
    expect(error.body.errors).toEqual({ planId: 'This plan is no longer offered' });
  });

  /** Another provider on a plan with room for so many more. */
  const withRoomFor = async (more: number) => {
    const provider = await as('otherProvider');
    const limit = (await onBench(provider)) + more;
    await put(provider, await offer({ benchEmployees: limit }));
    return { provider, limit };
  };

  test('nobody is added, or taken back from a placement, beyond what the plan has room for', async () => {
    const { provider, limit } = await withRoomFor(2);
    const ada = await addCandidate(provider);
    const placed = await addCandidate(provider, { status: 'Placed' });
    await addCandidate(provider);
    for (const call of [
      () => addCandidate(provider),
      () => edit(provider, 'candidates', placed, { status: 'Available' }),
    ]) {
      const error = await refusal(call());
      expect([error.status, error.body.code, error.message]).toEqual([
        409,
        'BenchFull',
        `The Basic plan includes ${limit} bench employees, and ${limit} are on the bench. Upgrade the plan under Billing & Plans to add more.`,
      ]);
    }
    expect(await onBench(provider)).toBe(limit);
    await edit(provider, 'candidates', ada, { status: 'Placed' });
    await edit(provider, 'candidates', placed, { status: 'Available' });
    expect(await onBench(provider)).toBe(limit);
  });

  test('a contract that ends gives its person back to a bench that is full by now, beyond the plan, and nobody else', async () => {
    const { provider, limit } = await withRoomFor(1);
    const lin = await addCandidate(provider, { name: `Lin ${freshWord()}` });
    const term = { startDate: '2026-06-15', endDate: '2026-09-30', rate: 9500 };
    const recruiter = await as('recruiter');
    const recruiterId = (await list(recruiter, 'jobs', { perPage: 1 })).data[0]?.companyId;
    const parties = { recruiterId, candidateId: lin.id, employee: lin.name, client: 'Hire Co' };
    const data = { ...parties, type: 'SOW', ...term };
    const { data: draft } = await provider.create<Row>('contracts', { data });
    const { data: sent } = await edit(provider, 'contracts', draft, { status: 'Pending' });
    const { data: signed } = await edit(recruiter, 'contracts', sent, { status: 'Active' });
    const other = await addCandidate(provider);
    expect(await onBench(provider)).toBe(limit);
    await edit(provider, 'contracts', signed, { status: 'Expired' });
    const { data: back } = await provider.getOne<Row>('candidates', { id: lin.id });
    expect(back).toMatchObject({ status: 'Available', listed: true, benchSince: '2026-06-15' });
    expect(await onBench(provider)).toBe(limit + 1);
    expect((await refusal(addCandidate(provider))).message).toContain(`${limit + 1} are on the bench`);
    const { data: edited } = await edit(provider, 'candidates', back, { title: 'Staff Engineer' });
    await edit(provider, 'candidates', other, { status: 'Placed' });
    expect((await refusal(addCandidate(provider))).body.code).toBe('BenchFull');
    await edit(provider, 'candidates', edited, { status: 'Placed' });
    expect((await addCandidate(provider)).status).toBe('Available');
  });

  test('a batch beyond the plan is refused whole, with how many do not fit', async () => {
    const { provider, limit } = await withRoomFor(3);
    const items = Array.from({ length: 5 }, () => ({ create: candidateForm() }));
    const error = await refusal(provider.batch('candidates', { items }));
    expect([error.body.code, error.message]).toEqual([
      'BenchFull',
      expect.stringContaining('Adding 5 people exceeds the limit by 2'),
    ]);
    expect(await onBench(provider)).toBe(limit - 3);
    await provider.batch('candidates', { items: items.slice(2) });
    expect(await onBench(provider)).toBe(limit);
  });

  test('a plan with less room than is taken cannot be chosen, and says how many are too many', async () => {
    const { provider, limit } = await withRoomFor(0);
    const next = await offer({ benchEmployees: limit - 1 });
    const error = await refusal(say(provider, { renewal: 'Changes', nextPlanId: next.id }));
    expect([error.body.code, error.message]).toEqual([
      'BenchFull',
      expect.stringContaining(`${limit} are on the bench. Place or remove 1`),
    ]);
  });

  test('a smaller plan is kept for the end of the term, seen by both sides, and taken back', async () => {
    const provider = await as('otherProvider');
    const larger = await put(provider, await offerMore());
    const next = await offer({ tier: 'Basic', price: 1_000 });
    expect((await refusal(choose(provider, next))).message).toBe(
      'A smaller plan starts at the end of the term. Choose it as the next plan.',
    );
    const invoices = async () => (await list(provider, 'invoices', {})).total;
    const before = await invoices();
    const pending = await say(provider, { renewal: 'Changes', nextPlanId: next.id });
    expect(pending).toMatchObject({
      id: larger.id,
      status: 'Active',
      planId: larger.planId,
      nextPlanId: next.id,
      changesOn: '2026-07-01',
    });
    const { data: seen } = await (await as('admin')).getOne('subscriptions', { id: larger.id });
    expect(seen).toMatchObject({ renewal: 'Changes', nextPlanId: next.id, changesOn: '2026-07-01' });
    expect(await invoices()).toBe(before);
    expect(await say(provider, { renewal: 'Renews' })).toMatchObject({ nextPlanId: null, changesOn: null });
  });

  test('a plan that is cancelled stays until the end of the term, and can be resumed', async () => {
    const provider = await as('otherProvider');
    expect(await say(provider, { renewal: 'Ends' })).toMatchObject({
      status: 'Active',
      changesOn: '2026-07-01',
    });
    expect(await say(provider, { renewal: 'Renews' })).toMatchObject({ renewal: 'Renews', changesOn: null });
  });

  test('whoever has a plan that is no longer offered keeps it, and reads what it holds', async () => {
    const provider = await as('otherProvider');
    const plan = await offerMore({ users: 40 });
    const made = await choose(provider, plan);
    await edit(await as('admin'), 'plans', plan, { status: 'Inactive' });
    expect((await provider.getOne('plans', { id: plan.id })).data).toMatchObject({ users: 40 });
    expect(await running(provider)).toMatchObject({ id: made.id, planId: plan.id });
  });

  test('a plan that somebody has or had is not removed', async () => {
    const admin = await as('admin');
    const { planId } = await running(await as('otherProvider'));
    const error = await refusal(admin.delete('plans', { id: String(planId) }));
    expect(error.status).toBe(409);
    const unused = await offer({});
    expect((await admin.delete('plans', { id: unused.id, previousData: unused })).data.id).toBe(unused.id);
  });
};
