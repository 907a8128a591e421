import type { UserType } from '../domain/contract/userTypes.ts';
import { fixed, medians, ratio, within } from './figures.ts';
import {
  benchmark,
  benchmarkBare,
  type Cost,
  connections,
  type ListServer,
  openListServer,
} from './listServer.ts';
import type { Table } from './table.ts';

const cpuTarget = 2.0;
const growthTarget = 1.6;
const rounds = 3;
const requests = 1200;

/** `BENCH_ROWS` limits the largest table. */
const sizes = (): number[] => {
  const most = Number(process.env.BENCH_ROWS || 1_000_000);
  return [...new Set([1000, 100_000, 1_000_000].map((size) => Math.min(size, most)))];
};

type Way = {
  name: string;
  tokenOf: UserType | 'bare';
  query: string;
  requests: number;
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
};
const page = 'range=[0,24]';
const queries: readonly Way[] = [
  { name: 'own rows, RLS', tokenOf: 'provider', query: page, requests },
  { name: 'operator, all rows', tokenOf: 'admin', query: page, requests },
  { name: 'bare query', tokenOf: 'bare', query: '', requests },
];
const few = `${page}&filter={"q":"person 4242"}`;
const searches: readonly Way[] = [
  { name: 'q "person 4242", provider', tokenOf: 'provider', query: few, requests: 60 },
  { name: 'q "person 4242", recruiter', tokenOf: 'recruiter', query: few, requests: 60 },
  { name: 'q "person 4242", operator', tokenOf: 'admin', query: few, requests: 300 },
  {
    name: 'q "cloud arch", provider',
    tokenOf: 'provider',
    query: `${page}&filter={"q":"cloud arch"}`,
    requests: 60,
  },
  {
    name: 'the same, counted to 10,000',
    tokenOf: 'provider',
    query: `${page}&filter={"q":"cloud arch"}&countTo=10000`,
    requests: 60,
  },
  ...[
    ['', ''],
    [', counted to 10,000', '&countTo=10000'],
  ].map(
    ([named, countTo]): Way => ({
      name: `rate above, recruiter${named}`,
      tokenOf: 'recruiter',
      query: `${page}&filter={"rate_gte":6000}${countTo}`,
      requests: 60,
    }),
  ),
];

/** A page nine tenths down the list: by its place, and after the row before it. */
const farPages = async (server: ListServer): Promise<Way[]> => {
  const from = Math.floor(server.size * 0.9);
  const sorts = [
    ['id', 'ASC'],
    ['rate', 'ASC'],
  ] as const;
  return Promise.all(
    sorts.map(async (sort): Promise<Way[]> => {
      const [field] = sort;
      const { rows } = await server.plain.query<{ id: string }>(
        `select "id" from "candidates" order by ${field === 'id' ? '' : `"${field}", `}"seq" limit 1 offset ${from - 1}`,
      );
      const far = { tokenOf: 'admin', requests: 60, sort } as const;
      return [
        { ...far, name: `page from ${fixed(from)} by ${field}`, query: `range=[${from},${from + 24}]` },
        { ...far, name: 'the same, after a row', query: `${page}&after="${rows[0]?.id}"` },
      ];
    }),
  ).then((ways) => ways.flat());
};

/**
 * Each size has its own database and each round measures all of them, so that noise on the machine affects
 * all alike.
 */
export const lists = async (): Promise<Table[]> => {
  const servers = [];
  for (const size of sizes()) servers.push(await openListServer(size));
  const plan: { server: ListServer; way: Way; costs: Cost[] }[] = [];
  for (const server of servers) {
    const ways = [...queries, ...(server.size === 100_000 ? searches : []), ...(await farPages(server))];
    plan.push(...ways.map((way) => ({ server, way, costs: [] })));
  }
  for (const { server, way } of plan) await measure(server, { ...way, requests: way.requests / 2 });
  for (let round = 0; round < rounds; round++)
    for (const { server, way, costs } of plan) costs.push(await measure(server, way));
  await Promise.all(servers.map((server) => server.close()));
  const results = plan.map(({ server, way, costs }) => ({ size: server.size, way, ...medians(costs) }));
  const filled = servers.map(({ size, filledIn }) => `${fixed(size)} rows in ${fixed(filledIn, 1)} s`);
  return [costTable(results, filled), growthTable(results)];
};

const measure = (
  server: ListServer,
  { tokenOf, query, requests, sort = ['id', 'ASC'] }: Way,
): Promise<Cost> =>
  tokenOf === 'bare'
    ? benchmarkBare(server, requests)
    : benchmark(server, {
        tokenOf,
        path: `candidates?${query}&sort=${JSON.stringify(sort)}`,
        requests,
        connections,
      });

type Result = Cost & { size: number; way: Way };

const costTable = (results: Result[], filled: string[]): Table => ({
  title: `lists: GET candidates, 25 rows and the total, token checked, 8 connections (target ${cpuTarget} ms CPU a request)`,
  head: [
    'rows, way',
    'node ms',
    'database ms',
    'CPU ms',
    'target',
    'to bare',
    'requests/s',
    'p99 ms',
    'failed',
  ],
  rows: results.map(({ size, way, node, database, cpu, rate, p99, failed }) => [
    `${fixed(size)}, ${way.name}`,
    ...[node, database, cpu].map((value) => fixed(value, 2)),
    queries.includes(way) && way.tokenOf !== 'bare' ? within(cpu, cpuTarget) : '',
    ratio(cpu, bareOf(results, size)),
    fixed(rate),
    fixed(p99, 1),
    fixed(failed),
  ]),
  notes: [
    '"person 4242" is found in 11 rows of 100,000, "cloud arch" in a fifth of them',
    `medians of ${rounds} rounds; half of the rows are the provider's; CPU of the processes, not wall time; rates share the cores with the sender`,
    'bare query: the same columns of 25 rows through the same driver as the owner: no token, no row-level security, no total, no JSON',
    `tables filled (indexes built afterwards, triggers kept): ${filled.join(', ')}`,
    'measured earlier, not in this run, over 100,000 rows: PostGraphile 5 3.2 ms, Directus 12 11.0 ms',
  ],
});

const bareOf = (results: Result[], size: number): number =>
  results.find((one) => one.size === size && one.way.tokenOf === 'bare')?.cpu ?? Number.NaN;

const growthTable = (results: Result[]): Table => {
  const all = [...new Set(results.map(({ size }) => size))];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const cpuOf = (way: Way, size: number) =>
    results.find((one) => one.way === way && one.size === size)?.cpu ?? Number.NaN;
  return {
    title: `lists: CPU a request, growth from ${fixed(least)} to ${fixed(most)} rows (target ${growthTarget}×)`,
    head: ['way', 'growth', 'target'],
    rows: queries.map((way) => {
      const growth = cpuOf(way, most) / cpuOf(way, least);
      return [way.name, ratio(growth, 1), way.tokenOf === 'bare' ? '' : within(growth, growthTarget)];
    }),
  };
};
