import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserType } from '../domain/contract/userTypes.ts';
import { connectOwner } from '../server/database/connect.ts';
import { administrate } from '../server/testing/databases.ts';
import { type PostgresPair, startPostgresPair } from '../server/testing/postgresPair.ts';
import { type Spawned, spawnServer } from '../server/testing/spawnServer.ts';
import { databaseCpu, secondsOf } from './cpu.ts';
import { fixed, mean, medians, ratio, times } from './figures.ts';
import { load } from './load.ts';
import { signedInAs } from './signedInAs.ts';
import type { Table } from './table.ts';

const rounds = 15;
const connections = 2;
const metricsToken = 'bench-metrics-token-of-32-letters';

type Question = { name: string; as: UserType; path: string; requests: number };
const questions: readonly Question[] = [
  { name: '25 candidates and the total', as: 'provider', path: 'candidates?range=[0,24]', requests: 100 },
  {
    name: 'a search, 25 candidates',
    as: 'recruiter',
    path: 'candidates?range=[0,24]&filter={"q":"engineer"}',
    requests: 100,
  },
  { name: 'the platform’s figures', as: 'admin', path: 'insights/platformFigures', requests: 30 },
];

type Cost = { primary: number; replica: number; node: number; p50: number; p99: number };
type Asking = { server: Spawned; token: string; question: Question; postmasters: readonly [number, number] };

/** The same reads by a process without `READ_DATABASE_URL` and by one with it, on one primary and its replica. */
export const replica = async (): Promise<Table[]> => {
  const pair = await startPostgresPair();
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const servers: Spawned[] = [];
  try {
    const url = await createMarket(pair);
    const readUrl = Object.assign(new URL(url), { port: String(pair.replica.port) }).href;
    const shared = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', METRICS_TOKEN: metricsToken };
    const alone = await spawnServer(shared);
    servers.push(alone);
    await pair.primary.ask('checkpoint');
    const withReplica = await spawnServer({ ...shared, READ_DATABASE_URL: readUrl });
    servers.push(withReplica);
    // The background jobs of both starts are not part of any read.
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const postmasters = [await postmasterOf(pair.primary), await postmasterOf(pair.replica)] as const;
    const rows = [];
    for (const question of questions) {
      const token = await signedInAs(alone.origin, question.as);
      const ways = [alone, withReplica].map((server) => ({ server, token, question, postmasters }));
      for (const way of ways) await measure(way);
      const runs = await times(rounds, async () => ({
        without: await measure(ways[0] as Asking),
        using: await measure(ways[1] as Asking),
      }));
      rows.push({
        question,
        without: overall(runs.map(({ without }) => without)),
        using: overall(runs.map(({ using }) => using)),
      });
    }
    return [tableOf(rows, await replicaShare(withReplica))];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await pair.stop();
    await rm(dataDir, { recursive: true });
  }
};

/** A copy of the sample data, without limits on an account's requests. */
const createMarket = async ({ templateUrl }: PostgresPair): Promise<string> => {
  await administrate(templateUrl, 'create database "market" template "tb_template"');
  const url = Object.assign(new URL(templateUrl), { pathname: '/market' }).href;
  const owner = await connectOwner(url);
  await owner.query(`update "featureToggles" set "enabled" = false where "name" ilike '%rate%limit%'`);
  await owner.end();
  return url;
};

const postmasterOf = async (node: PostgresPair['primary']): Promise<number> => {
  const [row] = await node.ask(`select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as "pid"`);
  return Number(row?.pid);
};

const measure = async ({ server, token, question, postmasters }: Asking): Promise<Cost> => {
  const { path, requests } = question;
  const spent = () => [...postmasters.map(databaseCpu), secondsOf(server.child.pid ?? 0)];
  const before = spent();
  const url = encodeURI(`${server.origin}/api/v1/${path}`);
  const { p50, p99, failed } = await load({ url, token, requests, connections });
  if (failed > 0) throw new Error(`${failed} of ${requests} requests of ${question.name} failed`);
  const [primary = 0, replica = 0, node = 0] = spent().map(
    (seconds, at) => ((seconds - (before[at] ?? 0)) * 1000) / requests,
  );
  return { primary, replica, node, p50, p99 };
};

/** CPU time is averaged, as a round is only a few of the ticks in which it is counted. */
const overall = (runs: readonly Cost[]): Cost => ({
  ...medians<keyof Cost>(runs),
  primary: mean(runs.map(({ primary }) => primary)),
  replica: mean(runs.map(({ replica }) => replica)),
  node: mean(runs.map(({ node }) => node)),
});

/** The share of reads that the replica served, from the process's own metrics. */
const replicaShare = async ({ origin }: Spawned): Promise<number> => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const [primary, replica] = ['primary', 'replica'].map((place) =>
    Number(new RegExp(`^talentbench_reads_total\\{place="${place}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0),
  ) as [number, number];
  return replica / (primary + replica);
};

type Row = { question: Question; without: Cost; using: Cost };

const tableOf = (rows: readonly Row[], share: number): Table => ({
  title: `replica: reads by a process without and with READ_DATABASE_URL, ${connections} connections`,
  head: [
    'read',
    'primary CPU ms',
    'with replica',
    'ratio',
    'replica CPU ms',
    'node CPU ms',
    'with replica',
    'ratio',
    'p50 ms',
    'with replica',
    'p99 ms',
    'with replica',
  ],
  rows: rows.map(({ question, without, using }) => [
    question.name,
    fixed(without.primary, 2),
    fixed(using.primary, 2),
    ratio(using.primary, without.primary),
    fixed(using.replica, 2),
    fixed(without.node, 2),
    fixed(using.node, 2),
    ratio(using.node, without.node),
    fixed(without.p50, 1),
    fixed(using.p50, 1),
    fixed(without.p99, 1),
    fixed(using.p99, 1),
  ]),
  notes: [
    `${rounds} rounds, means of CPU and medians of times, both processes in turn, sample data, both servers of PostgreSQL on this machine without fsync; the replica served ${fixed(share * 100, 1)}% of the second process’s reads`,
  ],
});
