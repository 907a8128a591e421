import { expect, test } from 'vitest';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { createWorld } from '../../../fixtures/index.ts';
import { openFakerest } from '../fakerest.ts';
import { signedIn } from '../signedIn.ts';
import { rowJobsOf } from './fakerestRowJobs.ts';
import { inMemory } from './keep.ts';
import { openWorldStore } from './worldStore.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
const ownCompany = 'CO-002';
const isComing = ({ status }: Row) => status === 'Scheduled';

/** The sample world, single job runs, and the sample recruiter's inbox. */
const open = () => {
  const store = openWorldStore(createWorld(now), inMemory(), () => now);
  const me = store.rows('users').find(({ email }) => email === 'recruiter@talentbench.example') as Row;
  const known = new Set(store.rows('notifications').map(({ id }) => id));
  const told = (key: string) =>
    store
      .rows('notifications')
      .filter((row) => !known.has(row.id) && row.userId === me.id && row.key === key);
  const turn = (key: string, enabled: boolean) => {
    const row = store.rows('preferences').find((one) => one.companyId === ownCompany && one.key === key);
    store.write((writer) => writer.touch('preferences', String(row?.id), { enabled }));
  };
  const runJobs = async (at: Date) => {
    for (const job of rowJobsOf(store, () => at)) await job.runWhenDue();
  };
  return { store, told, turn, runJobs };
};

test('an interview is reminded of once, and again after it was rescheduled', async () => {
  const { store, told, runJobs } = open();
  const due = store
    .rows('interviews')
    .filter((one) => one.companyId === ownCompany && isComing(one))
    .slice(-2);
  store.write((writer) => {
    for (const { id } of due) writer.touch('interviews', id, { startsAt: hours(20).toISOString() });
  });
  expect(due).toHaveLength(2);
  for (let visits = 0; visits < 2; visits++) await runJobs(now);
  expect(told('interviewReminders').map(({ link }) => link)).toEqual(
    due.map(({ entryId }) => `/recruiter/pipeline/${entryId}/show`),
  );
  const first = due[0] as (typeof due)[number];
  const row = store.find('interviews', first.id) as Row;
  expect(row.version).toBe(first.version);
  store.write((writer) => writer.change('interviews', row, { startsAt: hours(12).toISOString() }));
  await runJobs(now);
  expect(told('interviewReminders')).toHaveLength(due.length + 1);
});

test('users who have switched reminders off get none', async () => {
  const { store, told, turn, runJobs } = open();
  const [coming] = store.rows('interviews').filter((one) => one.companyId === ownCompany && isComing(one));
  const startsAt = hours(20).toISOString();
  store.write((writer) => writer.touch('interviews', String(coming?.id), { startsAt }));
  turn('interviewReminders', false);
  await runJobs(now);
  expect(told('interviewReminders')).toEqual([]);
  expect(store.find('interviews', String(coming?.id))?.remindedOf).toBe(startsAt);
});

test('the weekly market notification goes to users who have switched it on', async () => {
  const { store, told, turn, runJobs } = open();
  const [job] = store.rows('jobs').filter((one) => one.companyId === ownCompany && one.status === 'Active');
  const [person] = store.rows('candidates').filter(({ listed }) => listed);
  store.write((writer) => {
    writer.touch('jobs', String(job?.id), { skills: ['Zeta'], deadline: null });
    writer.touch('candidates', String(person?.id), { skills: ['Zeta'], listedAt: hours(24).toISOString() });
  });
  await runJobs(hours(25));
  expect(told('marketInsights')).toEqual([]);
  turn('marketInsights', true);
  await runJobs(hours(26));
  await runJobs(hours(30));
  expect(told('marketInsights')).toMatchObject([
    { title: expect.stringMatching(/^New candidates this week with skills your jobs ask for: [1-9]\d*\. /) },
  ]);
});

test('a background job that fails is noted with its error, and the visit goes on', async () => {
  const { store } = open();
  const [invoice] = store.rows('invoices').filter(({ status }) => status === 'Pending');
  const broken = { dueDate: '2026-06-14', reminders: null, overdueTold: '2026-06-14' };
  store.write((writer) => writer.touch('invoices', String(invoice?.id), broken));
  const operator = store.rows('users').find(({ email }) => email === 'admin@talentbench.example') as User;
  const { rows, operate } = openFakerest({
    world: store,
    actor: () => signedIn(operator, null),
    clock: () => now,
  });
  const first = { sort: ['id', 'ASC'], range: [0, 0] };
  expect((await rows.list('companies', first)).rows).toHaveLength(1);
  const { jobs } = await operate('backgroundJobs', {});
  expect(jobs.find(({ name }) => name === 'invoiceReminders')).toMatchObject({
    outcome: 'Failed',
    lastError: expect.stringContaining(`invoices ${invoice?.id}: `),
    failures: 1,
  });
});
