import { describe, expect, it } from 'vitest';
import { nounOf } from '../contract/index.ts';
import { checkMoves, nextStates, stampDates } from './moves.ts';
import { refusalOf } from './testing/refusalOf.ts';
import { rowWith } from './testing/rowWith.ts';

const contracts = nounOf('contracts');
const contract = (status: string) => rowWith('CT-1', { status });
const moved = (from: string, changes: Record<string, unknown>, userType: 'provider' | 'recruiter') =>
  refusalOf(async () => checkMoves(contracts, contract(from), changes, { userType }));

describe('a change of state', () => {
  it('is made by those who may, and refused at its field for all others', async () => {
    expect(await moved('Draft', { status: 'Pending' }, 'provider')).toBeNull();
    expect(await moved('Draft', { client: 'Harbour Hiring' }, 'recruiter')).toBeNull();
    for (const [from, to, userType] of [
      ['Draft', 'Pending', 'recruiter'],
      ['Draft', 'Active', 'provider'],
      ['Expired', 'Active', 'provider'],
      ['Nowhere', 'Active', 'provider'],
    ] as const)
      expect(await moved(from, { status: to }, userType)).toMatchObject({
        status: 409,
        fields: { status: expect.any(String) },
      });
    expect(await moved('Expired', { status: 'Draft' }, 'provider')).toMatchObject({
      code: 'value.move',
      values: { from: 'Expired', to: 'Draft' },
    });
  });

  it('is offered where it is allowed', () => {
    expect(nextStates(contracts, 'status', 'Draft', 'provider')).toEqual(['Pending']);
    expect(nextStates(contracts, 'status', 'Draft', 'recruiter')).toEqual([]);
    expect(nextStates(contracts, 'status', 'Nowhere', 'provider')).toEqual([]);
    expect(nextStates(contracts, 'client', 'Draft', 'provider')).toEqual([]);
  });

  it('for its own reason is refused with that, where the noun has one', async () => {
    const closed = {
      ...contracts,
      lifecycles: [{ ...contracts.lifecycles[0], refused: { Draft: { Active: 'signing.closed' } } }],
    };
    const refusal = await refusalOf(async () =>
      checkMoves(
        closed as typeof contracts,
        contract('Draft'),
        { status: 'Active' },
        { userType: 'provider' },
      ),
    );
    expect(refusal?.fields).toEqual({ status: 'signing.closed' });
  });
});

describe('dates that a change sets', () => {
  const now = new Date('2026-06-15T09:00:00.000Z');
  const context = {
    now,
    name: 'Somebody',
    actor: { userId: 'USR-1', userType: 'provider', companyId: 'CO-1', permissions: [] },
  } as const;
  const noun = (more: object) =>
    ({ ...contracts, touched: undefined, stamps: undefined, ...more }) as typeof contracts;
  const viewed = { field: 'status', to: 'Viewed', writes: 'viewedAt', as: 'instant' } as const;

  it('are none without a change', () => {
    expect(stampDates(noun({ touched: 'lastChange' }), contract('Draft'), {}, context)).toEqual({});
  });

  it('are the day of the last change, and when a state was reached', () => {
    const changes = { status: 'Viewed' };
    expect(stampDates(noun({ touched: 'lastChange' }), contract('Draft'), changes, context)).toEqual({
      lastChange: '2026-06-15',
    });
    expect(stampDates(noun({ stamps: [viewed] }), contract('Draft'), changes, context)).toEqual({
      viewedAt: now.toISOString(),
    });
    expect(
      stampDates(noun({ stamps: [{ ...viewed, as: 'date' }] }), contract('Draft'), changes, context),
    ).toEqual({
      viewedAt: '2026-06-15',
    });
    expect(stampDates(noun({ stamps: [viewed] }), contract('Draft'), { status: 'Signed' }, context)).toEqual(
      {},
    );
  });

  it('stay as they were first set, where they are set once', () => {
    const once = noun({ stamps: [{ ...viewed, once: true }] });
    const viewedOn = (viewedAt: string | null) => ({ ...contract('Viewed'), viewedAt });
    expect(stampDates(once, viewedOn('2026-06-01T09:00:00.000Z'), { status: 'Viewed' }, context)).toEqual({});
    expect(stampDates(once, viewedOn(null), { status: 'Viewed' }, context)).toEqual({
      viewedAt: now.toISOString(),
    });
    const always = noun({ stamps: [viewed] });
    expect(stampDates(always, viewedOn('2026-06-01T09:00:00.000Z'), { status: 'Viewed' }, context)).toEqual({
      viewedAt: now.toISOString(),
    });
  });
});
