import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import { type As, addCandidate, candidateForm, edit, fieldErrors, freshWord, list, refusal } from './open.ts';
import { signContract } from './signContract.ts';

const running = async (provider: DataProvider): Promise<Row> =>
  (await list(provider, 'subscriptions', { filter: { status: 'Active' } })).data[0] as Row;

/** Companies with an unlimited plan, as other tests add thousands of candidates and dozens of users. */
export const takeEnterprise = async (as: As): Promise<void> => {
  for (const user of ['provider', 'otherProvider', 'otherRecruiter'] as const) {
    const customer = await as(user);
    const before = await running(customer);
    const data = { planId: 'PLAN-003', replaces: before?.id ?? null };
    if (before?.planId !== data.planId) await customer.create('subscriptions', { data });
  }
};

/** Plan limits and plan changes. */
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
  /** Larger than any other plan. */
  const offerMore = (columns: object = {}) => offer({ tier: 'Enterprise', price: ++price, ...columns });
  /** By the operator, who may end a plan before its term. */
  const put = async (provider: DataProvider, { id: planId, price: monthlyAmount }: Row): Promise<Row> => {
    const { id: replaces, companyId } = await running(provider);
    const data = { companyId, planId, replaces, monthlyAmount, startDate: '2026-06-15', status: 'Active' };
    return (await (await as('admin')).create<Row>('subscriptions', { data })).data;
  };

  test('a new subscription ends the old one today, and updates the company’s plan', async () => {
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
    // Its company may have been suspended and activated before, which are separate edits.
    const ending = { target: old.id, action: 'edit' };
    expect((await list(provider, 'auditLogs', { filter: ending })).total).toBeGreaterThan(0);
    const activities = await list(provider, 'activities', { filter: { target: made.id } });
    expect(activities.data).toMatchObject([{ event: 'planChanged', companyId: old.companyId }]);
  });

  test('colleagues are notified of the plan change in their inbox', async () => {
    const told = await list(await as('viewer'), 'notifications', { filter: { key: 'billing' } });
    expect(told.data.slice(0, 1)).toMatchObject([
      {
        title: expect.stringMatching(/changed the plan from Premium to Enterprise$/),
        link: '/provider/settings/billing',
      },
    ]);
  });

  test('of two simultaneous plan changes the second is refused, and nothing is changed twice', async () => {
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

  test('the current plan cannot be chosen again, so that an agreed price is kept', async () => {
    const provider = await as('otherProvider');
    const plan = await offerMore();
    const made = await choose(provider, plan);
    expect((await refusal(choose(provider, plan))).message).toBe('This plan is already active');
    expect(await running(provider)).toEqual(made);
  });

  test('a plan cannot be changed by a viewer, or with a custom price', async () => {
    const plan = await offerMore();
    expect((await refusal(choose(await as('viewer'), plan))).status).toBe(403);
    const data = { planId: plan.id, replaces: null, monthlyAmount: 1 };
    const error = await refusal((await as('otherProvider')).create('subscriptions', { data }));
    expect(error.body.errors).toEqual({ monthlyAmount: 'This can’t be set here' });
  });

  test('two plans on offer differ in more than the spelling of their names', async () => {
    const name = `Élite’s ${freshWord()}`;
    const plan = await offer({ name });
    const twin = name.replace('É', 'e').replace('’', "'").toUpperCase();
    expect(fieldErrors(await refusal(offer({ name: twin })))).toEqual(['name']);
    const hidden = await offer({ name: twin, status: 'Inactive' });
    const admin = await as('admin');
    expect(fieldErrors(await refusal(edit(admin, 'plans', hidden, { status: 'Active' })))).toEqual(['name']);
    await edit(admin, 'plans', plan, { price: 100 });
  });

  test('a plan that is not on offer cannot be chosen', async () => {
    const plan = await offerMore({ status: 'Inactive' });
    const error = await refusal(choose(await as('otherProvider'), plan));
    expect(error.body.errors).toEqual({ planId: 'This plan is no longer offered' });
  });

  /** Another provider on a plan with this much room. */
  const withRoomFor = async (more: number) => {
    const provider = await as('otherProvider');
    const limit = (await onBench(provider)) + more;
    await put(provider, await offer({ benchEmployees: limit }));
    return { provider, limit };
  };

  test('no candidate can be added, or returned from a placement, beyond the plan’s limit', async () => {
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
        'plans.bench-full',
        `The Basic plan includes ${limit} bench employees, and ${limit} are on the bench. Upgrade the plan under Billing & Plans to add more.`,
      ]);
    }
    expect(await onBench(provider)).toBe(limit);
    await edit(provider, 'candidates', ada, { status: 'Placed' });
    await edit(provider, 'candidates', placed, { status: 'Available' });
    expect(await onBench(provider)).toBe(limit);
  });

  test('a contract that ends returns its candidate to a full bench beyond the limit, and no one else', async () => {
    const { provider, limit } = await withRoomFor(1);
    const lin = await addCandidate(provider, { name: `Lin ${freshWord()}` });
    const term = { startDate: '2026-06-15', endDate: '2026-09-30', rate: 9500 };
    const recruiter = await as('recruiter');
    const recruiterId = (await list(recruiter, 'jobs', { perPage: 1 })).data[0]?.companyId;
    const parties = { recruiterId, candidateId: lin.id, employee: lin.name, client: 'Hire Co' };
    const data = { ...parties, type: 'SOW', ...term };
    const { data: draft } = await provider.create<Row>('contracts', { data });
    const { data: sent } = await edit(provider, 'contracts', draft, { status: 'Pending' });
    const signed = await signContract(as, sent, { provider: 'otherProvider' });
    const other = await addCandidate(provider);
    expect(await onBench(provider)).toBe(limit);
    await edit(provider, 'contracts', signed, { status: 'Expired' });
    const { data: back } = await provider.getOne<Row>('candidates', { id: lin.id });
    expect(back).toMatchObject({ status: 'Available', listed: true, benchSince: '2026-06-15' });
    expect(await onBench(provider)).toBe(limit + 1);
    expect((await refusal(addCandidate(provider))).message).toContain(`${limit + 1} are on the bench`);
    const { data: edited } = await edit(provider, 'candidates', back, { title: 'Staff Engineer' });
    await edit(provider, 'candidates', other, { status: 'Placed' });
    expect((await refusal(addCandidate(provider))).body.code).toBe('plans.bench-full');
    await edit(provider, 'candidates', edited, { status: 'Placed' });
    expect((await addCandidate(provider)).status).toBe('Available');
  });

  test('a batch beyond the plan’s limit is refused as a whole, with the number of excess rows', async () => {
    const { provider, limit } = await withRoomFor(3);
    const items = Array.from({ length: 5 }, () => ({ create: candidateForm() }));
    const error = await refusal(provider.batch('candidates', { items }));
    expect([error.body.code, error.message]).toEqual([
      'plans.bench-full-batch',
      expect.stringContaining('Adding 5 candidates exceeds the limit by 2'),
    ]);
    expect(await onBench(provider)).toBe(limit - 3);
    await provider.batch('candidates', { items: items.slice(2) });
    expect(await onBench(provider)).toBe(limit);
  });

  test('a plan below the current usage cannot be chosen, with the number of excess rows', async () => {
    const { provider, limit } = await withRoomFor(0);
    const next = await offer({ benchEmployees: limit - 1 });
    const error = await refusal(say(provider, { renewal: 'Changes', nextPlanId: next.id }));
    expect([error.body.code, error.message]).toEqual([
      'plans.bench-too-full',
      expect.stringContaining(`${limit} are on the bench. Place or remove 1`),
    ]);
  });

  test('a smaller plan is scheduled for the end of the term, visible to both sides, and can be withdrawn', async () => {
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

  test('a canceled plan stays until the end of the term, and can be resumed', async () => {
    const provider = await as('otherProvider');
    expect(await say(provider, { renewal: 'Ends' })).toMatchObject({
      status: 'Active',
      changesOn: '2026-07-01',
    });
    expect(await say(provider, { renewal: 'Renews' })).toMatchObject({ renewal: 'Renews', changesOn: null });
  });

  test('subscribers keep a plan that is no longer offered, and can read its limits', async () => {
    const provider = await as('otherProvider');
    const plan = await offerMore({ users: 40 });
    const made = await choose(provider, plan);
    await edit(await as('admin'), 'plans', plan, { status: 'Inactive' });
    expect((await provider.getOne('plans', { id: plan.id })).data).toMatchObject({ users: 40 });
    expect(await running(provider)).toMatchObject({ id: made.id, planId: plan.id });
  });

  test('a plan with current or former subscribers cannot be deleted', async () => {
    const admin = await as('admin');
    const { planId } = await running(await as('otherProvider'));
    const error = await refusal(admin.delete('plans', { id: String(planId) }));
    expect(error.status).toBe(409);
    const unused = await offer({});
    expect((await admin.delete('plans', { id: unused.id, previousData: unused })).data.id).toBe(unused.id);
  });
};
