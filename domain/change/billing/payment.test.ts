import { expect, test } from 'vitest';
import type { Refusal } from '../../errors.ts';
import { isDue } from '../../query/due.ts';
import { checkPayment, paymentReplaced } from '../behaviors/paymentMethods.ts';
import type { Context, Values } from '../context.ts';
import { readerOver } from '../testing/readerOver.ts';
import { pastCards } from './cardExpiry.ts';

const context = (now: string): Context => ({
  actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
  name: 'Ada',
  now: new Date(now),
});
const named = async (row: Values, now: string, held: string[] = []) =>
  checkPayment({ companyId: 'CO-001', ...row }, context(now), readerOver({}, held)).then(
    () => 'kept',
    (error: Refusal) => error.errors,
  );

test('a card can be named until its last month is over', async () => {
  expect(await named({ expiry: '06/26' }, '2026-06-30T23:59:59.999Z')).toBe('kept');
  expect(await named({ expiry: '06/26' }, '2026-07-01T00:00:00.000Z')).toEqual({
    expiry: 'This card has expired',
  });
  expect(await named({ expiry: '12/26' }, '2026-12-31T00:00:00.000Z')).toBe('kept');
  expect(await named({ expiry: '12/26' }, '2027-01-01T00:00:00.000Z')).toEqual({
    expiry: 'This card has expired',
  });
});

test('a way of paying without an expiry date is never too old', async () => {
  expect(await named({ expiry: null }, '2099-01-01T00:00:00.000Z')).toBe('kept');
});

test('one company names one way of paying at a time', async () => {
  const held: string[] = [];
  await named({ expiry: null }, '2026-06-15T09:00:00.000Z', held);
  expect(held).toEqual(['payment CO-001 alone']);
});

test('a new way of paying takes the place of the active one of its company, and stays active itself', () => {
  const effect = paymentReplaced({ id: 'PM-2', companyId: 'CO-001' });
  if (effect.kind !== 'revise') throw new Error('No way of paying is changed');
  expect([effect.noun, effect.where]).toEqual(['paymentMethods', { companyId: 'CO-001', status: 'Active' }]);
  const values = (id: string) => effect.values({ id, version: 1, createdAt: '', updatedAt: '' });
  expect([values('PM-1'), values('PM-2')]).toEqual([{ status: 'Expired' }, {}]);
});

test('only an active card expires, on the first day after its last month', () => {
  const at = (status: 'Active' | 'Expired', expiry: string | null, now: string) =>
    isDue(pastCards, { status, expiry }, new Date(now));
  expect(at('Active', '06/26', '2026-07-01T00:00:00.000Z')).toBe(true);
  expect(at('Active', '06/26', '2026-06-30T23:59:59.999Z')).toBe(false);
  expect(at('Active', null, '2026-07-01T00:00:00.000Z')).toBe(false);
  expect(at('Expired', '06/26', '2026-07-01T00:00:00.000Z')).toBe(false);
});
