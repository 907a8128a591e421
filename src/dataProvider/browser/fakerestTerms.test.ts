import { expect, test } from 'vitest';
import { cardExpiry } from '../../../application/jobs/contracts.ts';
import { runRowJob } from '../../../application/jobs/rowJob.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { createWorld } from '../../../fixtures/index.ts';
import { rowJobsOf } from './fakerestRowJobs.ts';
import { inMemory } from './keep.ts';
import { transactionsAt } from './memoryRows.ts';
import { openWorldStore } from './worldStore.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

test('in the browser, too, a smaller plan starts once, on its scheduled date', async () => {
  const store = openWorldStore(createWorld(now), inMemory(), () => now);
  const mine = () => store.rows('subscriptions').filter(({ companyId }) => companyId === 'CO-001');
  store.write((writer) =>
    writer.change('subscriptions', mine()[0] as Row, {
      renewal: 'Changes',
      nextPlanId: 'PLAN-001',
      changesOn: '2026-07-01',
    }),
  );
  const endTerms = async (day: string) => {
    for (const job of rowJobsOf(store, () => new Date(`${day}T08:00:00Z`))) await job.runWhenDue();
  };
  await endTerms('2026-06-30');
  expect(mine()).toHaveLength(1);
  for (const day of ['2026-07-01', '2026-07-02']) await endTerms(day);
  expect(mine()).toMatchObject([
    { status: 'Cancelled', endDate: '2026-06-30' },
    { status: 'Active', planId: 'PLAN-001', startDate: '2026-07-01', monthlyAmount: 9900 },
  ]);
});

test('in the browser, too, a card expires with its last month', async () => {
  const store = openWorldStore(createWorld(now), inMemory(), () => now);
  const card = store
    .rows('paymentMethods')
    .find(({ status, expiry }) => status === 'Active' && expiry) as Row;
  const [month, year] = String(card.expiry).split('/').map(Number) as [number, number];
  const status = () => store.find('paymentMethods', card.id)?.status;
  const expire = (now: Date) => runRowJob(transactionsAt(store, now), cardExpiry);
  await expire(new Date(Date.UTC(2000 + year, month, 1) - 1));
  expect(status()).toBe('Active');
  await expire(new Date(Date.UTC(2000 + year, month, 1)));
  expect(status()).toBe('Expired');
});

test('in the browser, too, a contract places its candidate on its first day and releases the candidate at its end', {
  tags: 'rest',
}, async () => {
  const store = openWorldStore(createWorld(now), inMemory(), () => now);
  const candidate = store
    .rows('candidates')
    .find(({ listed, companyId }) => listed && companyId === 'CO-001') as Row;
  const sample = store
    .rows('contracts')
    .find(({ status, type }) => status === 'Active' && type === 'SOW') as Row;
  const { id: _, ...terms } = sample;
  const days = { startDate: '2026-07-01', endDate: '2026-07-31' };
  store.write((writer) => writer.add('contracts', { ...terms, ...days, candidateId: candidate.id }));
  const look = async (day: string) => {
    for (const job of rowJobsOf(store, () => new Date(`${day}T08:00:00Z`))) await job.runWhenDue();
    return store.find('candidates', candidate.id);
  };
  expect((await look('2026-06-30'))?.status).not.toBe('Placed');
  expect(await look('2026-07-01')).toMatchObject({
    status: 'Placed',
    listed: false,
    availableFrom: '2026-08-01',
  });
  const { version } = (await look('2026-07-15')) as Row;
  expect((await look('2026-07-31'))?.version).toBe(version);
  expect(await look('2026-08-01')).toMatchObject({
    status: 'Available',
    listed: true,
    benchSince: '2026-08-01',
  });
});
