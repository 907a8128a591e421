import { describe, expect, test } from 'vitest';
import type { Actor } from '../../access/can.ts';
import type { Plan } from '../../contract/billing/plans.ts';
import type { Row } from '../../contract/noun.ts';
import type { Refusal } from '../../errors.ts';
import type { Context, Values } from '../context.ts';
import type { Effect } from '../effect.ts';
import { readerOver } from '../testing/readerOver.ts';
import { planChanged, subscribe } from './planChange.ts';
import { planStep } from './planStep.ts';
import { planRenewal, planTermEnd } from './renewal.ts';
import { renewalSaid, termEnded } from './termEnd.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() };
const plan = (columns: Values = {}): Row => ({
  ...kept,
  id: 'PLAN-001',
  name: 'Start',
  tier: 'Basic',
  price: 9900,
  currency: 'EUR',
  billingCycle: 'Monthly',
  benchEmployees: 10,
  users: 10,
  status: 'Active',
  ...columns,
});
const small = plan();
const large = plan({
  id: 'PLAN-002',
  name: 'Growth',
  tier: 'Premium',
  price: 90_000,
  billingCycle: 'Quarterly',
  benchEmployees: 50,
});
const company: Row = {
  ...kept,
  id: 'CO-001',
  type: 'recruiter',
  name: 'Harbour',
  status: 'Active',
  subscription: 'Basic',
};
const running: Row = {
  ...kept,
  id: 'SUB-001',
  companyId: 'CO-001',
  planId: 'PLAN-001',
  status: 'Active',
  startDate: '2026-01-01',
  endDate: null,
  monthlyAmount: 9900,
  currency: 'EUR',
  replaces: null,
  renewal: 'Renews',
  nextPlanId: null,
  changesOn: null,
  billedThrough: '2026-06-30',
  billedMonth: '2026-06-01',
  credit: 0,
};
const actor = (userType: 'recruiter' | 'admin'): Actor => ({
  userId: 'USR-001',
  userType,
  companyId: userType === 'admin' ? null : 'CO-001',
  permissions: [],
});
const member: Context = { actor: actor('recruiter'), name: 'Ada', now };
const operator: Context = { actor: actor('admin'), name: 'Olga', now };
const platform: Context = {
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'TalentBench',
  now,
};

const former = plan({ id: 'PLAN-003', name: 'Former', status: 'Inactive' });

const reader = (subscriptions: Row[] = [running], held: string[] = []) =>
  readerOver({ plans: [small, large, former], subscriptions, companies: [company] }, held);
const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    ({ message }: Refusal) => message,
  );
/** What effects once these rows were read. */
const readThen = (effect: Effect | undefined, found: readonly (readonly Row[])[]) => {
  if (effect?.kind !== 'read') throw new Error('Nothing is read');
  return { at: effect.at, effects: effect.effects(found) };
};
const ofKind = <K extends Effect['kind']>(kind: K, effects: readonly Effect[]) =>
  effects.filter((one): one is Extract<Effect, { kind: K }> => one.kind === kind);

describe('a new subscription', () => {
  const chosen = { companyId: 'CO-001', planId: 'PLAN-002', replaces: 'SUB-001' };

  test('takes price and currency from its plan, and is paid to the end of this month', async () => {
    expect(await subscribe(chosen, member, reader())).toEqual({
      ...chosen,
      renewal: 'Renews',
      changesOn: null,
      monthlyAmount: 30_000,
      currency: 'EUR',
      credit: 0,
      startDate: '2026-06-15',
      billedThrough: '2026-06-30',
      billedMonth: '2026-06-01',
    });
  });

  test('keeps the price, currency, first day and renewal that an operator sets', async () => {
    const set = { monthlyAmount: 0, currency: 'USD', startDate: '2026-06-01', renewal: 'Ends' };
    expect(await subscribe({ ...chosen, ...set }, operator, reader())).toMatchObject(set);
  });

  test('begins today where an operator names a later day', async () => {
    expect(await subscribe({ ...chosen, startDate: '2026-06-16' }, operator, reader())).toMatchObject({
      startDate: '2026-06-15',
    });
  });

  test('takes over what was paid ahead in the same currency', async () => {
    const paidAhead = { ...running, billedThrough: '2026-07-31' };
    expect(await subscribe(chosen, member, reader([paidAhead]))).toMatchObject({ credit: 9900 });
    expect(await subscribe(chosen, member, reader([{ ...paidAhead, currency: 'USD' }]))).toMatchObject({
      credit: 0,
    });
  });

  test('is of another plan than the running one, which is still offered', async () => {
    expect(await refusal(subscribe({ ...chosen, planId: 'PLAN-001' }, member, reader()))).toBe(
      'This plan is already active',
    );
    expect(await refusal(subscribe({ ...chosen, planId: 'PLAN-003' }, member, reader()))).toBe(
      'planId: This plan is no longer offered',
    );
  });

  test('is chosen under a lock on the company’s plan', async () => {
    const held: string[] = [];
    await subscribe(chosen, member, reader([running], held));
    expect(held).toEqual(['plan CO-001 alone']);
  });

  test('is refused while the subscription is paused', async () => {
    expect(await refusal(subscribe(chosen, operator, reader([{ ...running, status: 'Paused' }])))).toBe(
      'The subscription is paused. Activate the company first.',
    );
  });

  test('may be smaller where an operator chooses it', async () => {
    const onLarge = { ...running, planId: 'PLAN-002' };
    const down = { ...chosen, planId: 'PLAN-001' };
    expect(await subscribe(down, operator, reader([onLarge]))).toMatchObject({ planId: 'PLAN-001' });
    expect(await refusal(subscribe(down, member, reader([onLarge])))).toBe(
      'A smaller plan starts at the end of the term. Choose it as the next plan.',
    );
  });

  test('is the first of its company, or follows one that has ended, where it replaces none', async () => {
    const first = { ...chosen, replaces: undefined };
    for (const history of [[], [{ ...running, status: 'Cancelled' }], [{ ...running, companyId: 'CO-002' }]])
      expect(await subscribe(first, member, reader(history))).toMatchObject({
        planId: 'PLAN-002',
        credit: 0,
      });
    expect(await refusal(subscribe(first, member, reader()))).toBe(
      'Someone else changed the plan. Check the current plan and choose again.',
    );
  });

  test('may replace one whose plan is gone', async () => {
    expect(await subscribe(chosen, member, reader([{ ...running, planId: 'PLAN-009' }]))).toMatchObject({
      planId: 'PLAN-002',
    });
  });

  test('has no price where its plan is gone', async () => {
    expect(await subscribe({ ...chosen, planId: 'PLAN-009' }, member, reader())).toMatchObject({
      monthlyAmount: null,
      currency: undefined,
    });
  });
});

describe('what follows a new subscription', () => {
  const made: Row = {
    ...running,
    id: 'SUB-002',
    planId: 'PLAN-002',
    monthlyAmount: 30_000,
    replaces: 'SUB-001',
  };
  const follow = (context = member, columns: Values = {}, of = company) =>
    readThen(planChanged({ ...made, ...columns }, context), [[of], [large], [running, made]]);

  test('depends on its company, its plan and the subscriptions of the company', () => {
    expect(follow().at).toEqual([
      ['companies', { id: 'CO-001' }],
      ['plans', { id: 'PLAN-002' }],
      ['subscriptions', { companyId: 'CO-001' }],
    ]);
  });

  test('ends the subscription that it replaces, and none where it replaces none', () => {
    const revised = (replaces: string | null) =>
      ofKind('revise', follow(member, { replaces }).effects).map(({ noun, where, values }) => [
        noun,
        where,
        values({} as Row),
      ]);
    const ofCompany = ['companies', { id: 'CO-001' }, { subscription: 'Premium' }];
    const ended = {
      status: 'Cancelled',
      endDate: '2026-06-15',
      renewal: 'Changes',
      nextPlanId: 'PLAN-002',
      changesOn: null,
    };
    expect(revised('SUB-001')).toEqual([
      ['subscriptions', { id: 'SUB-001', status: 'Active' }, ended],
      ofCompany,
    ]);
    expect(revised(null)).toEqual([ofCompany]);
  });

  test('is an invoice for the rest of the month, due in 15 days', () => {
    expect(ofKind('create', follow().effects)).toMatchObject([
      {
        noun: 'invoices',
        by: 'system',
        row: {
          kind: 'Invoice',
          companyId: 'CO-001',
          plan: 'Growth',
          amount: Math.round((20_100 * 16) / 30),
          currency: 'EUR',
          periodStart: '2026-06-15',
          periodEnd: '2026-06-30',
          issuedDate: '2026-06-15',
          dueDate: '2026-06-30',
        },
      },
    ]);
    const [billed] = ofKind('create', follow().effects);
    expect(billed?.following({} as Row)).toEqual([]);
  });

  test('is no invoice where the plan followed at the end of a term, or costs nothing more', () => {
    const kinds = (...asked: Parameters<typeof follow>) => follow(...asked).effects.map(({ kind }) => kind);
    const told = ['add', 'notifyCompany'];
    expect(kinds()).toEqual(['revise', 'revise', 'create', ...told]);
    expect(kinds(platform)).toEqual(['revise', 'revise', ...told]);
    expect(kinds(member, { monthlyAmount: 9900, replaces: null })).toEqual(['revise', ...told]);
  });

  test('is recorded, and its company is told who changed the plan, with a link to its billing page', () => {
    const { effects } = follow();
    expect(ofKind('add', effects)).toMatchObject([
      {
        noun: 'activities',
        row: {
          companyId: 'CO-001',
          noun: 'subscriptions',
          target: 'SUB-002',
          event: 'planChanged',
          type: 'Ada changed the plan to Growth',
          details: 'Basic → Premium',
          status: 'Completed',
          priority: 'Medium',
        },
      },
    ]);
    const notification = {
      key: 'billing',
      code: 'planChanged',
      values: { from: 'Basic', to: 'Premium', person: 'Ada' },
      body: null,
      link: '/recruiter/settings/billing',
    };
    expect(ofKind('notifyCompany', effects)).toEqual([
      { kind: 'notifyCompany', companyId: 'CO-001', from: null, notification },
    ]);
    const [provided] = ofKind(
      'notifyCompany',
      follow(platform, {}, { ...company, type: 'provider' }).effects,
    );
    expect(provided?.notification).toMatchObject({
      code: 'planFollowed',
      link: '/provider/settings/billing',
    });
  });
});

describe('a plan', () => {
  const step = (from: Row | null, to: Row) => planStep(from as Plan | null, to as Plan);

  test('is an upgrade from none, and the same as itself', () => {
    expect([step(null, small), step(small, { ...small, price: 1 })]).toEqual(['upgrade', 'same']);
  });

  test.each([
    ['a higher tier', { tier: 'Enterprise', benchEmployees: 1, price: 1 }, 'upgrade'],
    ['a lower tier', { tier: 'Basic', benchEmployees: 99, price: 99_999 }, 'downgrade'],
    ['more bench employees', { benchEmployees: 11, price: 1 }, 'upgrade'],
    ['fewer bench employees', { benchEmployees: 9, price: 99_999 }, 'downgrade'],
    ['no limit of bench employees', { benchEmployees: null, price: 1 }, 'upgrade'],
    ['a higher price a month', { price: 30_003, billingCycle: 'Quarterly' }, 'upgrade'],
    ['a lower price a month', { price: 29_000, billingCycle: 'Quarterly' }, 'downgrade'],
    ['the same of all', {}, 'upgrade'],
  ])('with %s is compared by that', (_, columns, found) => {
    const from = plan({ tier: 'Premium' });
    expect(step(from, { ...from, id: 'PLAN-009', ...columns })).toBe(found);
  });
});

describe('what comes at the end of the term', () => {
  const say = (changes: Values, before: Row = { ...running, planId: 'PLAN-002' }, held: string[] = []) =>
    planRenewal(before, changes, member, reader([before], held));
  const down = { renewal: 'Changes', nextPlanId: 'PLAN-001' };

  test('is a smaller plan or none, on the first day after the term', async () => {
    expect(await say(down)).toEqual({ changesOn: '2026-07-01' });
    expect(await say({ renewal: 'Ends' })).toEqual({ changesOn: '2026-07-01' });
    const begun = { ...running, planId: 'PLAN-002', startDate: '2026-05-20' };
    expect(await say(down, begun)).toEqual({ changesOn: '2026-08-01' });
  });

  test('has no day where the same plan goes on', async () => {
    expect(await say({ renewal: 'Renews' })).toEqual({ changesOn: null });
  });

  test('is chosen under a lock on the company’s plan', async () => {
    const held: string[] = [];
    await say(down, undefined, held);
    expect(held).toEqual(['plan CO-001 alone']);
  });

  test('is not looked at where something else changes', async () => {
    const held: string[] = [];
    expect(await say({ monthlyAmount: 1 }, undefined, held)).toEqual({});
    expect(held).toEqual([]);
  });

  test('may be chosen in two changes, the plan after the renewal', async () => {
    const ends = { ...running, planId: 'PLAN-002', renewal: 'Changes' };
    expect(await say({ nextPlanId: 'PLAN-001' }, ends)).toEqual({ changesOn: '2026-07-01' });
    expect(await say({ renewal: 'Changes' }, { ...ends, renewal: 'Renews' })).toEqual({
      changesOn: '2026-07-01',
    });
  });

  test('asks nothing of a next plan that does not follow', async () => {
    expect(await say({ renewal: 'Ends', nextPlanId: 'PLAN-009' })).toEqual({ changesOn: '2026-07-01' });
  });

  test('is a smaller plan that is still offered', async () => {
    const next = (nextPlanId: string, before = running) =>
      refusal(say({ renewal: 'Changes', nextPlanId }, before));
    expect(await next('PLAN-001')).toBe('This plan is already active');
    expect(await next('PLAN-002')).toBe(
      'A larger plan starts right away. Choose it to replace the current plan.',
    );
    expect(await next('PLAN-003', { ...running, planId: 'PLAN-002' })).toBe(
      'nextPlanId: This plan is no longer offered',
    );
  });

  test('needs plans that exist', async () => {
    expect(await refusal(say(down, { ...running, planId: 'PLAN-009' }))).toMatch(/^Plan /);
    expect(await refusal(say({ ...down, nextPlanId: 'PLAN-009' }))).toBe(
      'nextPlanId: This plan does not exist',
    );
  });

  test('comes on its day, and only to a running subscription', () => {
    const due = (status: 'Active' | 'Paused', changesOn: string | null, at: string) =>
      planTermEnd({ status, changesOn }, new Date(at));
    const over = { status: 'Cancelled', endDate: '2026-06-30' };
    expect(due('Active', '2026-07-01', '2026-07-01T00:00:00.000Z')).toEqual(over);
    expect(due('Active', '2026-07-01', '2026-06-30T23:59:59.999Z')).toBeNull();
    expect(due('Paused', '2026-07-01', '2026-07-01T00:00:00.000Z')).toBeNull();
    expect(due('Active', null, '2026-07-01T00:00:00.000Z')).toBeNull();
  });
});

describe('the end of a subscription', () => {
  const over: Row = {
    ...running,
    status: 'Cancelled',
    endDate: '2026-06-30',
    renewal: 'Changes',
    nextPlanId: 'PLAN-002',
    changesOn: '2026-07-01',
    credit: 700,
  };
  const followed = (columns: Values = {}) =>
    readThen(termEnded(running, { ...over, ...columns }, platform)[0], [[large]]);

  test('begins the next plan at its price, not billed yet, with what was paid ahead', () => {
    const { at, effects } = followed();
    expect(at).toEqual([['plans', { id: 'PLAN-002' }]]);
    expect(ofKind('create', effects)).toMatchObject([
      {
        noun: 'subscriptions',
        by: 'system',
        row: {
          companyId: 'CO-001',
          planId: 'PLAN-002',
          status: 'Active',
          startDate: '2026-07-01',
          endDate: null,
          monthlyAmount: 30_000,
          currency: 'EUR',
          replaces: 'SUB-001',
          renewal: 'Renews',
          billedMonth: '2026-06-01',
          billedThrough: '2026-06-30',
          credit: 700,
        },
      },
    ]);
    expect(ofKind('create', effects)[0]?.following({} as Row)).toEqual([]);
  });

  test('moves nothing that was paid ahead into another currency', () => {
    expect(ofKind('create', followed({ currency: 'USD' }).effects)).toMatchObject([{ row: { credit: 0 } }]);
  });

  test('leaves a company without a next plan on Basic, which is recorded and told', () => {
    const [effect] = termEnded(running, { ...over, renewal: 'Ends' }, platform);
    const { at, effects } = readThen(effect, [[{ ...company, subscription: 'Premium' }]]);
    expect(at).toEqual([['companies', { id: 'CO-001' }]]);
    const [revised] = ofKind('revise', effects);
    expect([revised?.noun, revised?.where, revised?.values({} as Row)]).toEqual([
      'companies',
      { id: 'CO-001' },
      { subscription: 'Basic' },
    ]);
    expect(ofKind('add', effects)).toMatchObject([
      {
        noun: 'activities',
        row: {
          companyId: 'CO-001',
          noun: 'subscriptions',
          target: 'SUB-001',
          event: 'planEnded',
          words: '{"plan":"Premium"}',
          details: 'Harbour',
          priority: 'Medium',
        },
      },
    ]);
    const notification = {
      key: 'billing',
      code: 'planEnded',
      values: { plan: 'Premium' },
      body: null,
      link: '/recruiter/settings/billing',
    };
    expect(ofKind('notifyCompany', effects)).toEqual([
      { kind: 'notifyCompany', companyId: 'CO-001', from: null, notification },
    ]);
  });

  test('has no effect before it comes, twice, for a new row or a deleted one, or once a new plan replaced it', () => {
    expect(termEnded(running, running, platform)).toEqual([]);
    expect(termEnded(over, over, platform)).toEqual([]);
    expect(termEnded(null, over, platform)).toEqual([]);
    expect(termEnded(running, null, platform)).toEqual([]);
    expect(termEnded(running, { ...over, changesOn: null }, platform)).toEqual([]);
  });

  test('is told when it is chosen, with its plan and its last day or the first day of the next plan', () => {
    const said = (columns: Values) => {
      const [effect] = renewalSaid(running, { ...running, ...columns }, member);
      const { at, effects } = readThen(effect, [[company], [large]]);
      return { at, told: ofKind('notifyCompany', effects) };
    };
    const changes = said({ renewal: 'Changes', nextPlanId: 'PLAN-002', changesOn: '2026-07-01' });
    expect(changes.at).toEqual([
      ['companies', { id: 'CO-001' }],
      ['plans', { id: 'PLAN-002' }],
    ]);
    const notification = {
      key: 'billing',
      code: 'planWillChange',
      values: { person: 'Ada', plan: 'Growth', date: '2026-07-01' },
      body: null,
      link: '/recruiter/settings/billing',
    };
    expect(changes.told).toEqual([{ kind: 'notifyCompany', companyId: 'CO-001', from: null, notification }]);
    const [gone] = renewalSaid(running, { ...running, renewal: 'Changes', nextPlanId: 'PLAN-009' }, member);
    expect(
      ofKind('notifyCompany', readThen(gone, [[company], []]).effects)[0]?.notification.values.plan,
    ).toBe(undefined);
    const ends = said({ renewal: 'Ends', changesOn: '2026-07-01' });
    expect(ends.at[1]).toEqual(['plans', { id: 'PLAN-001' }]);
    expect(ends.told[0]?.notification).toMatchObject({ code: 'planWillEnd', values: { date: '2026-06-30' } });
    const [again] = renewalSaid({ ...running, renewal: 'Ends' }, running, member);
    expect(
      ofKind('notifyCompany', readThen(again, [[company], [small]]).effects)[0]?.notification,
    ).toMatchObject({
      code: 'planKept',
      values: { plan: 'Start', date: null },
    });
  });

  test('is told again where another plan is to follow, and not where nothing of it changed or it is over', () => {
    const chosen = { ...running, renewal: 'Changes', nextPlanId: 'PLAN-001' };
    expect(renewalSaid(chosen, { ...chosen, nextPlanId: 'PLAN-002' }, member)).toHaveLength(1);
    expect(renewalSaid(chosen, { ...chosen, monthlyAmount: 1 }, member)).toEqual([]);
    expect(renewalSaid(running, over, member)).toEqual([]);
    expect(renewalSaid({ ...running, status: 'Paused' }, chosen, member)).toEqual([]);
    expect(renewalSaid(null, chosen, member)).toEqual([]);
    expect(renewalSaid(running, null, member)).toEqual([]);
  });
});
