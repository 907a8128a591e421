import { expect, test } from 'vitest';
import type { Row } from '../../contract/noun.ts';
import type { Values } from '../context.ts';
import { subscriptionPaused } from './pause.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const kept = { version: 1, createdAt: '', updatedAt: '' };
const paused = (status: string) => {
  const effect = subscriptionPaused(
    { ...kept, id: 'CO-001', status },
    {
      actor: { userId: null, userType: 'visitor', companyId: null, permissions: [] },
      name: 'Olga',
      now,
    },
  );
  if (effect.kind !== 'revise') throw new Error('No subscription is changed');
  return effect;
};
const resumed = (columns: Values) =>
  paused('Active').values({
    ...{ ...kept, id: 'SUB-001', billedThrough: null, billedMonth: null, changesOn: null },
    ...columns,
  });

test('a company that leaves pauses its running subscription', () => {
  const { noun, where, values } = paused('Suspended');
  expect([noun, where]).toEqual(['subscriptions', { companyId: 'CO-001', status: 'Active' }]);
  expect(values({} as Row)).toEqual({ status: 'Paused' });
});

test('a company that comes back resumes the paused subscription, billed from today', () => {
  const { noun, where } = paused('Active');
  expect([noun, where]).toEqual(['subscriptions', { companyId: 'CO-001', status: 'Paused' }]);
  const fromToday = { status: 'Active', billedThrough: '2026-06-14', billedMonth: '2026-05-01' };
  expect(resumed({})).toEqual({ ...fromToday, changesOn: null });
  expect(resumed({ billedThrough: '2026-03-31', billedMonth: '2026-03-01' })).toEqual({
    ...fromToday,
    changesOn: null,
  });
});

test('days that were billed before a pause are not billed again after it', () => {
  expect(resumed({ billedThrough: '2026-12-31', billedMonth: '2026-06-01' })).toMatchObject({
    billedThrough: '2026-12-31',
    billedMonth: '2026-06-01',
  });
});

test('a change that fell into the pause takes effect today, and a later one on its day', () => {
  expect(resumed({ changesOn: '2026-05-01' })).toMatchObject({ changesOn: '2026-06-15' });
  expect(resumed({ changesOn: '2026-07-01' })).toMatchObject({ changesOn: '2026-07-01' });
});
