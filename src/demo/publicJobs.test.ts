import { expect, test } from 'vitest';
import { createWorld, defaultClock } from '../../fixtures/index.ts';
import { inMemory } from '../dataProvider/browser/keep.ts';
import { openWorldStore } from '../dataProvider/browser/worldStore.ts';
import { pageOfJobsIn } from './publicJobs.ts';

test('the demo’s public jobs are searched without accents, in any case and with the words in any order', () => {
  const store = openWorldStore(createWorld(defaultClock), inMemory(), () => defaultClock);
  const job = store.rows('jobs').find(({ listed, status }) => listed && status === 'Active');
  if (!job) throw new Error('No job is open');
  const named = { title: 'Ingénieure procédés d’émaillage', location: 'Besançon, France' };
  store.write((writer) => writer.change('jobs', job, named));
  const found = (q: string) =>
    JSON.stringify(pageOfJobsIn(store, { id: '', q, page: 1 }, 'en', defaultClock)).includes(`#${job.id}`);
  for (const q of ['ingenieure', 'PROCEDES ingénieure', "d'emaillage", 'besancon ingenieure'])
    expect([q, found(q)]).toEqual([q, true]);
  expect(found('zzzzqq')).toBe(false);
});
