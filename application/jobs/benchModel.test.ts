import { expect, test } from 'vitest';
import { readBenchModel } from '../../domain/insight/benchForecast/model.ts';
import { createWorld } from '../../fixtures/index.ts';
import { transactionsAt } from '../../src/dataProvider/browser/memoryRows.ts';
import { openMemory } from '../testing/openMemory.ts';
import { fitBenchForecast } from './benchModel.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

test('the bench forecast is fitted once a day, and one row holds the latest fit', async () => {
  const { store, of } = openMemory(createWorld(now), now);
  const run = (at: string) => fitBenchForecast(transactionsAt(store, new Date(at)));
  expect(await run('2026-06-15T09:00:00.000Z')).toBe(true);
  expect(await run('2026-06-15T23:00:00.000Z')).toBe(false);
  const [first] = of('benchModels');
  expect(first).toMatchObject({ madeOn: '2026-06-15', firms: expect.any(Number) });
  expect(await run('2026-06-16T00:30:00.000Z')).toBe(true);
  expect(of('benchModels')).toMatchObject([{ id: first?.id, madeOn: '2026-06-16' }]);
});

test('no firm is named in what is stored, and skills of fewer than five firms are left out', async () => {
  const world = createWorld(now);
  const { of, inTransaction } = openMemory(world, now);
  await fitBenchForecast(inTransaction);
  const stored = String(of('benchModels')[0]?.model);
  expect(stored).not.toMatch(/CO-\d/);
  const offering = (skill: string) =>
    new Set(
      world.candidates
        .filter(({ skills }) => (skills as string[]).some((one) => one.toLowerCase() === skill))
        .map(({ companyId }) => companyId),
    ).size;
  const skills = Object.keys(readBenchModel(stored)?.balances ?? {});
  expect(skills.length).toBeGreaterThan(20);
  for (const skill of skills) expect([skill, offering(skill) >= 5]).toEqual([skill, true]);
});
