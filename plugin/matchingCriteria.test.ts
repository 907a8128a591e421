import { afterEach, beforeEach, expect, it } from 'vitest';
import { restateAll, restateWithout } from '../application/addedFacts.ts';
import { changeByItself } from '../application/changeRow.ts';
import { erasePerson } from '../application/erasure.ts';
import { openMemory } from '../application/testing/openMemory.ts';
import { permissions } from '../domain/contract/accounts/permissions.ts';
import { plugin } from '../examples/assessments/plugin.ts';
import { createWorld } from '../fixtures/index.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { transactionsAt } from '../src/dataProvider/browser/memoryRows.ts';
import { tinyWorld } from '../src/dataProvider/tinyWorld.ts';
import type { RowIn } from './index.ts';
import { withSampleRows } from './sampleRows.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const candidateId = tinyWorld.candidates?.[0]?.id ?? '';
const assessment = (id: string, more: Partial<RowIn<'skillAssessments'>>): RowIn<'skillAssessments'> => ({
  ...{ id, version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() },
  ...{ companyId: 'CO-001', candidateId, skill: 'SQL', plannedFor: '2026-06-01' },
  ...{ status: 'Passed', score: 90, gradedOn: '2026-06-01', shared: true },
  ...more,
});
const openWith = (rows: RowIn<'skillAssessments'>[]) => {
  const memory = openMemory({ ...tinyWorld, skillAssessments: rows }, now);
  return { ...memory, facts: () => memory.of('candidates').find(({ id }) => id === candidateId)?.addedFacts };
};

beforeEach(() => installProduct([plugin]));
afterEach(() => installProduct());

it('what the rows of a plugin state about a candidate is kept once the plugin is on, and again when a day changes it', async () => {
  const rows = [
    assessment('SKA-001', { gradedOn: '2024-06-20' }),
    assessment('SKA-002', { skill: ' Spring\n Boot ' }),
    assessment('SKA-003', {}),
    assessment('SKA-004', { skill: 'Go', status: 'Failed' }),
  ];
  const { store, inTransaction, facts } = openWith(rows);
  expect(facts()).toEqual([]);
  expect(await restateAll(inTransaction)).toBe(1);
  expect(facts()).toEqual(['passedAssessments:SQL', 'passedAssessments:Spring Boot']);
  expect(await restateAll(inTransaction)).toBe(0);
  await restateAll(transactionsAt(store, new Date('2028-06-02T09:00:00.000Z')));
  expect(facts()).toEqual([]);
});

it('what a plugin has stated goes once it is off, and comes again once it is on', async () => {
  const { inTransaction, facts } = openWith([assessment('SKA-001', {})]);
  await restateAll(inTransaction);
  expect(facts()).toEqual(['passedAssessments:SQL']);
  installProduct();
  expect(await restateAll(inTransaction)).toBe(1);
  expect(facts()).toEqual([]);
  installProduct([plugin]);
  expect(await restateAll(inTransaction)).toBe(1);
  expect(facts()).toEqual(['passedAssessments:SQL']);
});

it('a change of a row leaves what another row states', async () => {
  const rows = [assessment('SKA-001', { shared: false }), assessment('SKA-002', { skill: 'Go' })];
  const { of, within, inTransaction, facts } = openWith(rows);
  await restateAll(inTransaction);
  const [row] = of('skillAssessments');
  if (!row) throw new Error('There is an assessment');
  await within((work) => changeByItself(work, 'skillAssessments', row, { shared: true }));
  expect(facts()).toEqual(['passedAssessments:Go', 'passedAssessments:SQL']);
});

it('rows that the erasure of another person removes state nothing any more', async () => {
  const { store, of, within, inTransaction, facts } = openWith([assessment('SKA-001', {})]);
  await restateAll(inTransaction);
  const removed = of('skillAssessments').map((row) => ({ noun: 'skillAssessments' as const, row }));
  store.write((writer) => writer.remove('skillAssessments', 'SKA-001'));
  await within((work) => restateWithout(work, removed));
  expect(facts()).toEqual([]);
});

it('the erasure of a candidate empties it', async () => {
  const { inTransaction, within, of, facts } = openWith([assessment('SKA-001', {})]);
  await restateAll(inTransaction);
  const operator = of('users').find(({ userType }) => userType === 'admin');
  const name = of('candidates').find(({ id }) => id === candidateId)?.name ?? '';
  const actor = { userId: operator?.id ?? '', userType: 'admin' as const, companyId: null, permissions };
  expect(facts()).toEqual(['passedAssessments:SQL']);
  await within((work) => erasePerson(work, { noun: 'candidates', id: candidateId, name }), { actor, name });
  expect([facts(), of('skillAssessments')]).toEqual([[], []]);
});

it('sample rows state something about sample candidates', async () => {
  const { candidates = [] } = await withSampleRows(createWorld(now), now);
  expect(candidates.flatMap(({ addedFacts }) => addedFacts as string[]).length).toBeGreaterThan(0);
});
