import { fixed, medians } from './figures.ts';
import { fillPlatform } from './fillPlatform.ts';
import { benchmark, type Cost, type ListServer, openFilledServer } from './listServer.ts';
import type { Table } from './table.ts';

const rounds = 3;
const requests = 10;

/** `BENCH_ROWS` limits the largest tables. */
const sizes = (): number[] => {
  const most = Number(process.env.BENCH_ROWS || 1_000_000);
  return [...new Set([1000, 1_000_000].map((size) => Math.min(size, most)))];
};
const queries = [
  'insights/platformFigures',
  'insights/platformTrends?range=7d',
  'insights/platformTrends?range=1y',
  'insights/topCompanies',
  'insights/platformAlerts',
  'insights/platformKeyFigures?range=30d&metric=all',
  'insights/platformKeyFigures?range=1y&metric=all',
  'insights/revenueTrend',
  'insights/userEngagement?range=1y',
  'insights/featureUse?range=30d',
  'insights/featureUse?range=1y',
  'insights/regionFigures?range=30d',
  'insights/regionFigures?range=1y',
  'insights/systemPerformance?range=1y',
  'platform/health',
];

/**
 * The requests of an operator's dashboard and analytics, with this many rows of each noun that they count.
 */
export const platform = async (): Promise<Table[]> => {
  const tables: Table[] = [];
  for (const size of sizes()) {
    const server = await openFilledServer(size, (owner) => fillPlatform(owner, size));
    try {
      tables.push(await tableOf(server));
    } finally {
      await server.close();
    }
  }
  return tables;
};

const tableOf = async (server: ListServer): Promise<Table> => {
  const rows = [];
  for (const path of queries) {
    const ask = () => benchmark(server, { tokenOf: 'admin', path, requests, connections: 1 });
    await ask();
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round++) costs.push(await ask());
    const { node, database, cpu, p50, p95, failed } = medians<keyof Cost>(costs);
    rows.push([
      path,
      fixed(node, 2),
      fixed(database, 1),
      fixed(cpu, 1),
      fixed(p50, 1),
      fixed(p95, 1),
      String(failed),
    ]);
  }
  return {
    title: `platform: the questions of dashboard and analytics over ${fixed(server.size)} rows of each noun, one at a time`,
    head: ['question', 'node ms', 'database ms', 'CPU ms', 'p50 ms', 'p95 ms', 'failed'],
    rows,
    notes: [
      `filled in ${fixed(server.filledIn, 1)} s; rows spread over three years; medians of ${rounds} rounds`,
    ],
  };
};
