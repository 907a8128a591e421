// @module-tag rest
import { expect, test } from 'vitest';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { createWorld } from '../../../fixtures/index.ts';
import { createFakerestDataProvider } from '../fakerest.ts';
import { signedIn } from '../signedIn.ts';
import { inMemory } from './keep.ts';
import { openWorldStore } from './worldStore.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** The sample world with a clock that can be moved, viewed by its first operator. */
const open = () => {
  let at = now;
  const store = openWorldStore(createWorld(now), inMemory(), () => at);
  const operator = store.rows('users').find(({ userType }) => userType === 'admin') as User;
  const actor = signedIn(operator, null);
  const provider = createFakerestDataProvider({ world: store, actor: () => actor, clock: () => at });
  const visit = async (moment: Date) => {
    at = moment;
    await provider.getList('reports', {
      filter: {},
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    });
  };
  const madeBy = (id: string) => store.rows('reports').filter(({ scheduleId }) => scheduleId === id);
  const mails = () => store.rows('mails').filter(({ purpose }) => purpose === 'report');
  return { store, visit, madeBy, mails };
};

test('a schedule that became due while the demo was closed runs once, and its recipients are mailed', async () => {
  const { store, visit, madeBy, mails } = open();
  const daily = store.rows('reportSchedules').find(({ frequency }) => frequency === 'Daily') as Row;
  await visit(now);
  expect(madeBy(daily.id)).toEqual([]);
  await visit(daysLater(3));
  await visit(daysLater(3.01));
  await visit(daysLater(3.02));
  const [report, ...more] = madeBy(daily.id);
  expect(more).toEqual([]);
  expect(report).toMatchObject({ status: 'Ready', askedById: daily.authorId, format: daily.format });
  expect(store.find('reportSchedules', daily.id)).toMatchObject({
    version: daily.version,
    nextRun: '2026-06-19T06:00:00.000Z',
    lastRun: daysLater(3).toISOString(),
  });
  const link = `/platform-admin/reports/${report?.id}/show`;
  expect(
    mails()
      .filter((mail) => mail.link === link)
      .map(({ to }) => to),
  ).toEqual(daily.recipients);
});

test('a paused schedule does not run', async () => {
  const { store, visit, madeBy } = open();
  const paused = store.rows('reportSchedules').find(({ status }) => status === 'Paused') as Row;
  await visit(daysLater(200));
  expect(madeBy(paused.id)).toEqual([]);
});
