import { expect, test } from 'vitest';
import { createWorld } from '../../fixtures/index.ts';
import { transactionsAt } from '../../src/dataProvider/browser/memoryRows.ts';
import { openMemory } from '../testing/openMemory.ts';
import { notificationDigests } from './digests.ts';
import { runRowJob } from './rowJob.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

test('a digest names unread notifications since the last one, and those read in the meantime are left out', async () => {
  const world = createWorld(now);
  const [user] = world.users.filter(({ companyId, status }) => companyId === 'CO-001' && status === 'Active');
  const { store, of, within } = openMemory({ ...world, mails: [], notifications: [] }, now);
  const run = (at: string) => runRowJob(transactionsAt(store, new Date(at)), notificationDigests);
  await within(async ({ rows: { system } }) => {
    await system.insert('preferences', {
      ...{ companyId: 'CO-001', userId: user?.id, kind: 'notification', key: 'digest' },
      ...{ label: 'Daily Digest', description: null, enabled: true, value: '2026-06-14T06:00:00.000Z' },
    });
    for (const [title, readAt] of [
      ['New request: Data Engineer', null],
      ['New request: Java Developer', now.toISOString()],
    ] as const)
      await system.insert('notifications', {
        ...{ userId: user?.id, key: 'recruiterRequests', title, body: null, forTeam: false, readAt },
        link: '/provider/requests/RR-001/show',
      });
  });
  await run('2026-06-15T09:00:00.000Z');
  await run('2026-06-15T21:00:00.000Z');
  expect(of('mails')).toMatchObject([{ userId: user?.id, note: 'New request: Data Engineer' }]);
  expect(of('preferences').at(-1)?.value).toBe('2026-06-15T09:00:00.000Z');
});
