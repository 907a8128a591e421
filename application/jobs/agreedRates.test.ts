import { expect, test } from 'vitest';
import type { RateSpread } from '../../domain/insight/agreedRates.ts';
import { createWorld } from '../../fixtures/index.ts';
import { transactionsAt } from '../../src/dataProvider/browser/memoryRows.ts';
import { openMemory } from '../testing/openMemory.ts';
import { refreshAgreedRates } from './agreedRates.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const figuresOf = ({
  skill,
  country,
  experienceFrom,
  currency,
  low,
  middle,
  high,
  contracts,
  firms,
}: RateSpread) => ({
  ...{ skill, country, experienceFrom, currency },
  ...{ low, middle, high, contracts, firms },
});

test('the job makes the rates that the sample world has, once a day', async () => {
  const world = createWorld(now);
  const { store, of, inTransaction } = openMemory({ ...world, agreedRates: [] }, now);
  expect(await refreshAgreedRates(inTransaction)).toBe(true);
  expect(of('agreedRates').map(figuresOf)).toEqual(world.agreedRates.map(figuresOf));
  expect(world.agreedRates.length).toBeGreaterThan(5);
  const ids = of('agreedRates').map(({ id }) => id);
  expect(await refreshAgreedRates(inTransaction)).toBe(false);
  const tomorrow = transactionsAt(store, new Date('2026-06-16T09:00:00.000Z'));
  expect(await refreshAgreedRates(tomorrow)).toBe(true);
  expect(of('agreedRates').map(({ madeOn }) => madeOn)).toEqual(ids.map(() => '2026-06-16'));
  expect(of('agreedRates').map(({ id }) => id)).toEqual(ids);
});
