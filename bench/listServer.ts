import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { nounOf } from '../domain/contract/index.ts';
import type { UserType } from '../domain/contract/userTypes.ts';
import { buildApp } from '../server/app.ts';
import { quote } from '../server/database/sql.ts';
import { databaseCpu, nodeCpu } from './cpu.ts';
import { openBenchDatabase } from './database.ts';
import { fillCandidates } from './fillCandidates.ts';
import { load, type Measured } from './load.ts';

/** Milliseconds of CPU a request, requests a second, milliseconds. */
export type Cost = { node: number; database: number; cpu: number; rate: number; p99: number; failed: number };
type Asked = { tokenOf: UserType | 'bare'; query: string; requests: number };
export type ListServer = Awaited<ReturnType<typeof openListServer>>;

const connections = 8;

/** The API over a table of this size, in this process, logging as in production to nowhere. */
export const openListServer = async (size: number) => {
  const bench = await openBenchDatabase();
  const filledIn = await fillCandidates(bench.owner, size);
  const nowhere = new Writable({ write: (_line, _encoding, done) => done() });
  const app = await buildApp({
    database: bench.database,
    clock: () => new Date(),
    version: 'bench',
    sampleData: false,
    log: pino({ level: 'info', base: null }, nowhere),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const plain = new pg.Pool({ connectionString: bench.url, max: connections });
  const close = async () => {
    await app.close();
    await plain.end();
    await bench.close();
  };
  return { size, filledIn, origin, plain, close, bench };
};

/** What one request costs, over many. */
export const benchmark = async (server: ListServer, asked: Asked): Promise<Cost> => {
  const { bench } = server;
  const token = asked.tokenOf === 'bare' ? '' : await bench.tokenOf(asked.tokenOf);
  const before = { node: nodeCpu(), database: databaseCpu(bench.postmaster) };
  const measured =
    asked.tokenOf === 'bare' ? await bareLoad(server, asked.requests) : await listLoad(server, asked, token);
  const perRequest = (seconds: number) => (seconds * 1000) / asked.requests;
  const node = perRequest(nodeCpu() - before.node);
  const database = perRequest(databaseCpu(bench.postmaster) - before.database);
  const { seconds, p99, failed } = measured;
  return { node, database, cpu: node + database, rate: asked.requests / seconds, p99, failed };
};

const listLoad = ({ origin }: ListServer, { query, requests }: Asked, token: string): Promise<Measured> => {
  const sort = encodeURIComponent('["id","ASC"]');
  return load({
    url: `${encodeURI(`${origin}/api/v1/candidates?${query}`)}&sort=${sort}`,
    token,
    requests,
    connections,
  });
};

const columns = Object.keys(nounOf('candidates').all).map(quote).join(', ');
const bare = `select ${columns} from "candidates" where "companyId" = $1 order by "seq" limit 25`;

/** The bare query, as many at a time as the requests. */
const bareLoad = async ({ plain }: ListServer, requests: number): Promise<Measured> => {
  const took: number[] = [];
  let left = requests;
  const worker = async () => {
    while (left-- > 0) {
      const began = performance.now();
      await plain.query({ name: 'bare', text: bare, values: ['CO-001'] });
      took.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed: 0 };
};
