import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitBenchForecast } from '../../application/jobs/benchModel.ts';
import { openMemory } from '../../application/testing/openMemory.ts';
import { createWorld } from '../../fixtures/index.ts';
import { transactionsAt } from '../store/change.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const readForecast = async () =>
  (await (await server.as('provider@talentbench.example')).get('/api/v1/insights/benchForecast')).json();

test('the server fits the same model as the demo, and a provider’s forecast uses it once it is there', {
  tags: 'rest',
}, async () => {
  expect(await readForecast()).toMatchObject({ state: 'missing', fit: null, cut: [] });
  expect(await fitBenchForecast(transactionsAt(server.database, today))).toBe(true);
  const memory = openMemory(createWorld(today), today);
  await fitBenchForecast(memory.inTransaction);
  const { rows } = await server.owner.query(
    'select "stays", "placements", "firms", "model" from "benchModels"',
  );
  const [expected] = memory.of('benchModels');
  expect(rows).toEqual([
    {
      stays: expected?.stays,
      placements: expected?.placements,
      firms: expected?.firms,
      model: expected?.model,
    },
  ]);
  const forecast = await readForecast();
  expect(forecast).toMatchObject({ state: 'ready', fit: { madeOn: today.toISOString().slice(0, 10) } });
  for (const { expected, low, high, unplaced } of forecast.costs[0].months) {
    expect(expected).toBeLessThan(unplaced);
    expect(expected).toBeGreaterThanOrEqual(low);
    expect(expected).toBeLessThanOrEqual(high);
  }
});
