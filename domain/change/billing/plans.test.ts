import { describe, expect, it } from 'vitest';
import type { Actor } from '../../access/can.ts';
import { permissionsOf } from '../../access/permissions.ts';
import type { PlatformRole } from '../../contract/accounts/users.ts';
import type { Subscription } from '../../contract/billing/subscriptions.ts';
import type { Row } from '../../contract/noun.ts';
import { Refusal } from '../../errors.ts';
import { planBatch } from '../batch.ts';
import type { BatchItem } from '../batchPart.ts';
import { planCreate, planEdit } from '../change.ts';
import type { Context, Reader } from '../context.ts';
import type { Effect } from '../effect.ts';
import { effectsOf } from '../effectsOf.ts';
import { readerOver } from '../testing/readerOver.ts';
import { planTermEnd } from './renewal.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const plan = (
  id: string,
  name: string,
  tier: string,
  price: number,
  benchEmployees: number | null,
  users: number | null = null,
  status = 'Active',
) =>
  ({
    ...kept,
    id,
    name,
    tier,
    price,
    currency: 'USD',
    billingCycle: 'Monthly',
    benchEmployees,
    users,
    status,
  }) as Row;
const plans = [
  plan('PLAN-001', 'Basic', 'Basic', 9900, 10, 10),
  plan('PLAN-002', 'Professional', 'Premium', 29900, 50),
  plan('PLAN-003', 'Enterprise', 'Enterprise', 99900, null),
  plan('PLAN-004', 'Starter', 'Basic', 4900, 5, 5, 'Inactive'),
];
const company: Row = {
  ...kept,
  id: 'CO-001',
  type: 'provider',
  name: 'Northwind',
  status: 'Active',
  subscription: 'Premium',
};
const agreed = {
  ...kept,
  id: 'SUB-001',
  companyId: 'CO-001',
  planId: 'PLAN-002',
  status: 'Active',
  startDate: '2026-01-01',
  endDate: null,
  monthlyAmount: 9900,
  currency: 'USD',
  replaces: null,
  renewal: 'Renews',
  nextPlanId: null,
  changesOn: null,
  billedThrough: '2026-06-30',
  billedMonth: '2026-06-01',
  credit: 0,
} satisfies Row;

const operator: Context = {
  actor: {
    userId: 'USR-009',
    userType: 'admin',
    companyId: null,
    permissions: permissionsOf('Super Admin'),
  },
  name: 'Olga',
  now,
};

/** What is known of a company with so many people, subscribed or not. */
const readerOf = (onBench: number, subscriptions: Row[] = [agreed], users = 3): Reader => ({
  ...readerOver({ companies: [company], plans, subscriptions }),
  countBench: async () => onBench,
  countUsers: async () => users,
});
const as = (role: PlatformRole): Context => {
  const actor: Actor = {
    userId: 'USR-001',
    userType: 'provider',
    companyId: 'CO-001',
    permissions: permissionsOf(role),
  };
  return { actor, name: 'Sam', now };
};
const refusal = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};
const form = (columns: object = {}) => ({
  name: 'Dana Reyes',
  title: 'Data Engineer',
  skills: ['Spark'],
  skillUses: [],
  experience: 6,
  location: 'Berlin',
  rate: 9500,
  ...columns,
});
const placed = {
  ...form(),
  ...kept,
  id: 'BE-001',
  companyId: 'CO-001',
  status: 'Placed',
  published: true,
};

describe('the bench limit', () => {
  const add = (onBench: number, subscriptions?: Row[], columns?: object) =>
    planCreate('candidates', form(columns), as('Admin'), readerOf(onBench, subscriptions));

  it('accepts candidates while the plan has room', async () => {
    expect(await add(49)).toMatchObject({ status: 'Available' });
  });

  it('refuses a candidate on a full bench, with the numbers and what to do', async () => {
    const { status, code, message, details } = await refusal(add(50));
    expect([status, code]).toEqual([409, 'plans.bench-full']);
    expect(message).toBe(
      'The Premium plan includes 50 bench employees, and 50 are on the bench. Upgrade the plan under Billing & Plans to add more.',
    );
    expect(details).toEqual({ plan: 'Premium', limit: 50, onBench: 50, more: 1 });
  });

  it('accepts any number on an unlimited plan, and placed candidates on any plan', async () => {
    expect(await add(5000, [{ ...agreed, planId: 'PLAN-003' }])).toMatchObject({ name: 'Dana Reyes' });
    expect(await add(50, undefined, { status: 'Placed' })).toMatchObject({ status: 'Placed' });
  });

  it('without a subscription uses the plan named by the company', async () => {
    expect((await refusal(add(50, []))).details).toMatchObject({ plan: 'Premium', limit: 50 });
    expect(await add(49, [])).toMatchObject({ name: 'Dana Reyes' });
  });

  it('when reached refuses to return a placed candidate by hand, but allows other edits of the bench', async () => {
    const back = planEdit('candidates', placed, { status: 'Available' }, as('Admin'), readerOf(50));
    expect((await refusal(back)).code).toBe('plans.bench-full');
    const benched = { ...placed, status: 'Available' };
    for (const changes of [{ status: 'In Discussion' }, { title: 'Lead' }, { status: 'Placed' }])
      expect(await planEdit('candidates', benched, changes, as('Admin'), readerOf(60))).toMatchObject(
        changes,
      );
  });
});

describe('a batch under a bench limit', () => {
  const planned = (items: BatchItem[], onBench: number, lenient = false) =>
    planBatch('candidates', items, { lenient }, as('Admin'), {
      ...readerOf(onBench),
      mine: (id) => ({ ...placed, id, status: id === 'BE-001' ? 'Placed' : 'Available' }),
      isHeld: () => false,
    });
  const create = { create: form() };
  const back = { edit: { id: 'BE-001', version: 1, changes: { status: 'Available' } } };

  it('counts its own rows, and reports how many do not fit', async () => {
    expect(await planned([create, create], 48)).toHaveLength(2);
    const { code, message } = await refusal(planned([create, create, back], 49));
    expect([code, message]).toEqual([
      'plans.bench-full-batch',
      'The Premium plan includes 50 bench employees, and 49 are on the bench. Adding 3 candidates exceeds the limit by 2, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.',
    ]);
  });

  it('uses the room of candidates it takes off the bench, in any order', async () => {
    const off = [
      { remove: { id: 'BE-002', version: 1 } },
      { edit: { id: 'BE-003', version: 1, changes: { status: 'Placed' } } },
    ];
    expect(await planned([create, create, ...off], 50)).toHaveLength(4);
  });

  it('that is lenient skips the rows that do not fit, with the reason', async () => {
    const rows = await planned([back, { remove: { id: 'BE-002', version: 1 } }], 52, true);
    expect(rows.map(({ kind }) => kind)).toEqual(['keep', 'remove']);
    expect(rows[0]).toMatchObject({
      id: 'BE-001',
      reason: { code: 'plans.bench-full', values: { limit: 50 } },
    });
  });
});

describe('a change of plan', () => {
  const choose = (
    body: object,
    { onBench = 24, subscriptions = [agreed] as Row[], role = 'Admin' as PlatformRole } = {},
  ) => planCreate('subscriptions', body, as(role), readerOf(onBench, subscriptions));
  const enterprise = { planId: 'PLAN-003', replaces: 'SUB-001' };

  it('creates a subscription from today at the plan’s price', async () => {
    expect(await choose(enterprise)).toEqual({
      companyId: 'CO-001',
      planId: 'PLAN-003',
      status: 'Active',
      startDate: '2026-06-15',
      endDate: null,
      monthlyAmount: 99900,
      currency: 'USD',
      replaces: 'SUB-001',
      renewal: 'Renews',
      nextPlanId: null,
      changesOn: null,
      billedThrough: '2026-06-30',
      billedMonth: '2026-06-01',
      credit: 0,
    });
  });

  it('starts today at the latest, like its first invoice, even if an operator gives a date', async () => {
    const put = (startDate: string) => {
      const body = { ...enterprise, companyId: 'CO-001', monthlyAmount: 1, currency: 'USD', startDate };
      return planCreate('subscriptions', { ...body, status: 'Active' }, operator, readerOf(24));
    };
    expect(await put('2026-06-15')).toMatchObject({ startDate: '2026-06-15' });
    expect(await put('2026-07-16')).toMatchObject({ startDate: '2026-06-15' });
  });

  it('takes over the prepaid amount of the previous subscription in the same currency', async () => {
    const yearly = { ...agreed, billedThrough: '2026-12-31' };
    expect(await choose(enterprise, { subscriptions: [yearly] })).toMatchObject({ credit: 6 * 9900 });
    const foreign = { ...yearly, currency: 'EUR' };
    expect(await choose(enterprise, { subscriptions: [foreign] })).toMatchObject({ credit: 0 });
  });

  it('is limited to the Admin role, which cannot set a price or date', async () => {
    for (const role of ['Viewer', 'User', 'Manager'] as const)
      expect((await refusal(choose(enterprise, { role }))).status).toBe(403);
    const cheap = await refusal(choose({ ...enterprise, monthlyAmount: 1, startDate: '2020-01-01' }));
    expect(Object.keys(cheap.errors ?? {}).sort()).toEqual(['monthlyAmount', 'startDate']);
  });

  it('to the current plan is refused, so that an agreed price is kept', async () => {
    expect((await refusal(choose({ planId: 'PLAN-002', replaces: 'SUB-001' }))).message).toBe(
      'This plan is already active',
    );
  });

  it('from a plan that is no longer current is refused, as it was changed by someone else', async () => {
    const theirs = { ...agreed, id: 'SUB-002', planId: 'PLAN-001' };
    for (const replaces of ['SUB-001', null]) {
      const { status, message } = await refusal(
        choose(
          { planId: 'PLAN-003', replaces },
          { subscriptions: [{ ...agreed, status: 'Cancelled' }, theirs] },
        ),
      );
      expect([status, message]).toEqual([409, expect.stringContaining('Someone else changed the plan')]);
    }
  });

  it('upgrades at once, and downgrades only at the end of the term', async () => {
    const { status, message } = await refusal(
      choose({ planId: 'PLAN-001', replaces: 'SUB-001' }, { onBench: 1 }),
    );
    expect([status, message]).toEqual([
      409,
      'A smaller plan starts at the end of the term. Choose it as the next plan.',
    ]);
  });

  it('to a plan that is no longer offered is refused', async () => {
    const gone = await refusal(choose({ planId: 'PLAN-004', replaces: null }, { subscriptions: [] }));
    expect(gone.errors).toEqual({ planId: 'This plan is no longer offered' });
  });

  const effects = (made: Row): Effect[] => {
    const [read] = effectsOf('subscriptions', null, made, as('Admin'));
    if (read?.kind !== 'read') throw new Error('Nothing is looked up');
    return read.effects([[company], plans.filter(({ id }) => id === made.planId), [agreed, made]]);
  };
  const made = (planId: string, monthlyAmount: number): Row => ({
    ...agreed,
    id: 'SUB-009',
    planId,
    monthlyAmount,
    replaces: 'SUB-001',
  });

  it('ends the old subscription, updates the company’s plan, bills the rest of the month and sends notifications', () => {
    const found = effects(made('PLAN-003', 99900));
    const of = (noun: string) =>
      found.find((one) => 'noun' in one && one.noun === noun) as never as {
        where: object;
        row: object;
        values(): object;
      };
    expect([of('subscriptions').where, of('subscriptions').values()]).toEqual([
      { id: 'SUB-001', status: 'Active' },
      {
        status: 'Cancelled',
        endDate: '2026-06-15',
        renewal: 'Changes',
        nextPlanId: 'PLAN-003',
        changesOn: null,
      },
    ]);
    expect(of('companies').values()).toEqual({ subscription: 'Enterprise' });
    expect(of('invoices').row).toMatchObject({
      amount: 48000,
      status: 'Pending',
      periodStart: '2026-06-15',
      periodEnd: '2026-06-30',
      issuedDate: '2026-06-15',
      dueDate: '2026-06-30',
    });
    expect(of('activities').row).toMatchObject({
      type: 'Sam changed the plan to Enterprise',
      event: 'planChanged',
    });
    expect(found.at(-1)).toMatchObject({ kind: 'notifyCompany', notification: { code: 'planChanged' } });
  });

  it('that costs no more is not billed', () => {
    expect(effects(made('PLAN-001', 9900)).some((one) => one.kind === 'create')).toBe(false);
  });
});

describe('the end of a term', () => {
  const say = (
    body: object,
    { onBench = 5, users = 3, role = 'Admin' as PlatformRole, before = agreed as Row } = {},
  ) => planEdit('subscriptions', before, body, as(role), readerOf(onBench, [before], users));
  const down = { renewal: 'Changes', nextPlanId: 'PLAN-001' };
  const pending = { ...agreed, ...down, changesOn: '2026-07-01' } as Subscription;

  it('starts a smaller plan on the first day of the next month', async () => {
    expect(await say(down)).toEqual({ ...down, changesOn: '2026-07-01' });
  });

  it('ends a canceled subscription, and renews it if the cancellation was withdrawn', async () => {
    expect(await say({ renewal: 'Ends' })).toEqual({ renewal: 'Ends', changesOn: '2026-07-01' });
    expect(await say({ renewal: 'Renews' }, { before: pending })).toEqual({
      renewal: 'Renews',
      nextPlanId: null,
      changesOn: null,
    });
  });

  it('is set by the Admin role only, without a date', async () => {
    for (const role of ['Viewer', 'User', 'Manager'] as const)
      expect((await refusal(say(down, { role }))).status).toBe(403);
    expect((await refusal(say({ ...down, changesOn: '2026-06-16' }))).errors).toEqual({
      changesOn: 'This can’t be set here',
    });
  });

  it('cannot start a larger plan, one that is no longer offered, or the current one', async () => {
    expect((await refusal(say({ ...down, nextPlanId: 'PLAN-003' }))).message).toBe(
      'A larger plan starts right away. Choose it to replace the current plan.',
    );
    expect((await refusal(say({ ...down, nextPlanId: 'PLAN-004' }))).errors).toEqual({
      nextPlanId: 'This plan is no longer offered',
    });
    expect((await refusal(say({ ...down, nextPlanId: 'PLAN-002' }))).message).toBe(
      'This plan is already active',
    );
  });

  it('cannot start a plan smaller than the company’s bench or number of users', async () => {
    expect((await refusal(say(down, { onBench: 24 }))).message).toBe(
      'The Basic plan includes 10 bench employees, and 24 are on the bench. Place or remove 14 before choosing this plan.',
    );
    expect((await refusal(say(down, { users: 12 }))).message).toBe(
      'The Basic plan includes 10 users, and 12 have an account. Deactivate 2 before choosing this plan.',
    );
  });

  const at = (day: string) => new Date(`${day}T00:00:01Z`);
  it('takes effect on its date, once', () => {
    expect(planTermEnd(pending, at('2026-06-30'))).toBeNull();
    const over = planTermEnd(pending, at('2026-07-01'));
    expect(over).toEqual({ status: 'Cancelled', endDate: '2026-06-30' });
    expect(planTermEnd({ ...pending, ...over }, at('2026-07-02'))).toBeNull();
  });

  const next = (before: Subscription): Effect[] => {
    const over = { ...before, ...planTermEnd(before, at('2026-07-03')) } as Row;
    const [read] = effectsOf('subscriptions', before, over, { ...as('Admin'), now: at('2026-07-03') });
    if (read?.kind !== 'read') throw new Error('Nothing is looked up');
    return read.effects(read.at.map(([noun]) => (noun === 'plans' ? [plans[0] as Row] : [company])));
  };

  it('starts the chosen plan on the scheduled date, at its current price', () => {
    expect(next(pending)).toMatchObject([
      {
        kind: 'create',
        noun: 'subscriptions',
        by: 'system',
        row: {
          planId: 'PLAN-001',
          startDate: '2026-07-01',
          monthlyAmount: 9900,
          replaces: 'SUB-001',
          renewal: 'Renews',
          billedMonth: '2026-06-01',
          billedThrough: '2026-06-30',
        },
      },
    ]);
  });

  it('leaves a company that canceled with the limits of the Basic plan, and notifies its people', () => {
    const [revised, , told] = next({ ...(agreed as Subscription), renewal: 'Ends', changesOn: '2026-07-01' });
    expect((revised as unknown as { values(): object }).values()).toEqual({ subscription: 'Basic' });
    expect(told).toMatchObject({ kind: 'notifyCompany', notification: { code: 'planEnded' } });
  });
});

describe('the user limit', () => {
  const form = {
    userType: 'provider',
    role: 'User',
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@northwind.example',
  };
  const basic = { ...agreed, planId: 'PLAN-001' };
  const invite = (users: number, running: Row = basic) =>
    planCreate(
      'users',
      { ...form, companyId: 'CO-001', status: 'Pending' },
      operator,
      readerOf(0, [running], users),
    );

  it('refuses one user too many, with the numbers and what to do', async () => {
    expect(await invite(9)).toMatchObject({ email: form.email });
    const { status, code, message } = await refusal(invite(10));
    expect([status, code, message]).toEqual([
      409,
      'plans.users-full',
      'The Basic plan includes 10 users, and 10 have an account. Upgrade the plan under Billing & Plans to add more.',
    ]);
  });

  it('does not apply on an unlimited plan', async () => {
    expect(await invite(500, { ...agreed, planId: 'PLAN-003' })).toMatchObject({ email: form.email });
  });

  it('applies when suspended users are reactivated, but not to other edits of them', async () => {
    const one = {
      ...form,
      ...kept,
      id: 'USR-050',
      companyId: 'CO-001',
      status: 'Suspended',
      statusReason: 'Away',
      fullName: 'Ida Berg',
    } as Row;
    const change = (row: Row, body: object) =>
      planEdit('users', row, body, operator, readerOf(0, [basic], 10));
    expect((await refusal(change(one, { status: 'Active' }))).code).toBe('plans.users-full');
    expect(await change({ ...one, status: 'Active' }, { title: 'Lead' })).toMatchObject({ title: 'Lead' });
  });
});
