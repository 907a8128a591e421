import { fixed, medians, ratio, within } from './figures.ts';
import { fillSupport } from './fillSupport.ts';
import { benchmark, type Cost, type ListServer, openFilledServer } from './listServer.ts';
import type { Table } from './table.ts';

const targets = { cpu: 3, p95: 100, growth: 2 };
const rounds = 3;
const judged = 100_000;
const connections = 2;

/** `BENCH_ROWS` limits the largest tables. */
const sizes = (): number[] => {
  const most = Number(process.env.BENCH_ROWS || 1_000_000);
  return [...new Set([1000, judged, 1_000_000].map((size) => Math.min(size, most)))];
};

type Way = { name: string; path: string; requests: number; grows: boolean };
const page = 'range=[0,24]';
const newest = `${page}&sort=["id","DESC"]`;
const byName = `${page}&sort=["fullName","ASC"]`;
const filtered = (filter: object) => `&filter=${JSON.stringify(filter)}`;
const unresolved = { status: ['Open', 'In Progress', 'Under Review'] };

/**
 * The lists as they open and with filters. Text searches and pairs of filters match few rows or most; only
 * the former are compared across sizes.
 */
const queries: readonly Way[] = [
  ['users, by name, as they open', `users?${byName}`, true],
  ['users, of one state', `users?${byName}${filtered({ status: 'Suspended' })}`, true],
  ['users, of one role', `users?${byName}${filtered({ role: 'Admin' })}`, true],
  ['users, last active', `users?${page}&sort=["lastActive","DESC"]`, true],
  ['users, their six counts', `users?range=[0,0]&sort=["id","ASC"]${filtered({ status: 'Active' })}`, true],
  [
    'users, of a role and a state',
    `users?${byName}${filtered({ role: 'Admin', status: 'Suspended' })}`,
    false,
  ],
  ['users, searched, "engel4242"', `users?${byName}${filtered({ q: 'engel4242' })}`, false],
  ['tickets, newest, as they open', `tickets?${newest}`, true],
  ['tickets, unresolved', `tickets?${newest}${filtered(unresolved)}`, true],
  ['tickets, unassigned', `tickets?${newest}${filtered({ assigneeId: null })}`, true],
  ['tickets, of one priority', `tickets?${newest}${filtered({ priority: 'High' })}`, true],
  [
    'tickets, urgent and unresolved',
    `tickets?${newest}${filtered({ priority: 'High', ...unresolved })}`,
    false,
  ],
  ['tickets, searched, "question 4242"', `tickets?${newest}${filtered({ q: 'question 4242' })}`, false],
  [
    'companies of one side, by name',
    `companies?${page}&sort=["name","ASC"]${filtered({ type: 'provider' })}`,
    true,
  ],
].map(([name, path, grows]) => ({ name, path, grows, requests: grows ? 300 : 100 }) as Way);

/** The operator's lists. Each size has its own database and each round measures all of them. */
export const operator = async (): Promise<Table[]> => {
  const servers: ListServer[] = [];
  try {
    for (const size of sizes())
      servers.push(await openFilledServer(size, (owner) => fillSupport(owner, size, size <= judged)));
    const results = await visitAll(servers);
    const filled = servers.map(({ size, filledIn }) => `${fixed(size)} in ${fixed(filledIn, 1)} s`);
    return [costTable(results, filled), growthTable(results)];
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
};

const visitAll = async (servers: readonly ListServer[]): Promise<Result[]> => {
  const plan = servers.flatMap((server) =>
    queries
      .filter(({ grows }) => grows || server.size === judged)
      .map((way) => ({ server, way, costs: [] as Cost[] })),
  );
  const measure = ({ server, way }: (typeof plan)[number], requests: number) =>
    benchmark(server, { tokenOf: 'admin', path: way.path, requests, connections });
  for (const one of plan) await measure(one, 60);
  for (let round = 0; round < rounds; round++)
    for (const one of plan) one.costs.push(await measure(one, one.way.requests));
  return plan.map(({ server, way, costs }) => ({ size: server.size, way, ...medians<keyof Cost>(costs) }));
};

type Result = Cost & { size: number; way: Way };

const costTable = (results: readonly Result[], filled: string[]): Table => ({
  title: `operator: first pages of lists over ${fixed(judged)} users and as many tickets (targets CPU ${targets.cpu} ms, p95 ${targets.p95} ms)`,
  head: ['list', 'node ms', 'database ms', 'CPU ms', 'target', 'p50 ms', 'p95 ms', 'target', 'failed'],
  rows: results
    .filter(({ size }) => size === judged)
    .map(({ way, node, database, cpu, p50, p95, failed }) => [
      way.name,
      ...[node, database, cpu].map((value) => fixed(value, 2)),
      within(cpu, targets.cpu),
      ...[p50, p95].map((value) => fixed(value, 1)),
      within(p95, targets.p95),
      fixed(failed),
    ]),
  notes: [
    `medians of ${rounds} rounds, ${connections} connections, 25 rows and the total, token checked, row-level security, the embedded database; CPU of the processes, not wall time`,
    `users and tickets filled: ${filled.join(', ')}`,
  ],
});

const growthTable = (results: readonly Result[]): Table => {
  const all = [...new Set(results.map(({ size }) => size))];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const of = (way: Way, size: number) => results.find((one) => one.way === way && one.size === size);
  return {
    title: `operator: growth from ${fixed(least)} to ${fixed(most)} users and tickets (target p95 ${targets.growth}×)`,
    head: ['list', `p95 at ${fixed(least)}`, `p95 at ${fixed(most)}`, 'growth', 'target', 'growth of CPU'],
    rows: queries
      .filter(({ grows }) => grows)
      .map((way) => {
        const [small, large] = [of(way, least), of(way, most)];
        if (!small || !large) throw new Error(`${way.name} was not measured at both ends`);
        return [
          way.name,
          ...[small.p95, large.p95].map((value) => `${fixed(value, 1)} ms`),
          ratio(large.p95, small.p95),
          within(large.p95 / small.p95, targets.growth),
          ratio(large.cpu, small.cpu),
        ];
      }),
  };
};
