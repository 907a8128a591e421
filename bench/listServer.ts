import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import pg from 'pg';
import { pino } from 'pino';
import { nounOf } from '../domain/contract/index.ts';
import type { UserType } from '../domain/contract/userTypes.ts';
import { buildApp } from '../server/app.ts';
import { secretsWith } from '../server/configuration/secrets.ts';
import type { Owner } from '../server/database/connect.ts';
import { quote } from '../server/database/sql.ts';
import { databaseCpu, nodeCpu } from './cpu.ts';
import { openBenchDatabase } from './database.ts';
import { fillCandidates } from './fillCandidates.ts';
import { load, type Measured } from './load.ts';

/** CPU milliseconds per request, requests per second, and milliseconds. */
export type Cost = Omit<Measured, 'seconds'> & { node: number; database: number; cpu: number; rate: number };
/** `path` is the list's URL below `/api/v1/`. */
type Asked = { tokenOf: UserType; path: string; requests: number; connections: number };
export type ListServer = Awaited<ReturnType<typeof openFilledServer>>;

/** The API with this many candidates. */
export const openListServer = (size: number) =>
  openFilledServer(size, (owner) => fillCandidates(owner, size));

/**
 * The API in this process with a separate database. It logs as in production, but the output is discarded.
 */
export const openFilledServer = async (size: number, fill: (owner: Owner) => Promise<number>) => {
  const bench = await openBenchDatabase();
  const filledIn = await fill(bench.owner).catch(async (error: unknown) => {
    await bench.close();
    throw error;
  });
  const nowhere = new Writable({ write: (_line, _encoding, done) => done() });
  const app = await buildApp({
    database: bench.database,
    clock: () => new Date(),
    secrets: secretsWith(randomBytes(32)),
    version: 'bench',
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

/** The cost of one list request, averaged over many. */
export const benchmark = async (server: ListServer, { tokenOf, path, ...asked }: Asked): Promise<Cost> => {
  const token = await server.bench.tokenOf(tokenOf);
  return costOf(server, asked.requests, () =>
    load({ url: encodeURI(`${server.origin}/api/v1/${path}`), token, ...asked }),
  );
};

/** The cost of the query behind a list of candidates, on its own. */
export const benchmarkBare = (server: ListServer, requests: number): Promise<Cost> =>
  costOf(server, requests, () => bareLoad(server, requests));

const costOf = async (
  { bench }: ListServer,
  requests: number,
  act: () => Promise<Measured>,
): Promise<Cost> => {
  const before = { node: nodeCpu(), database: databaseCpu(bench.postmaster) };
  const { seconds, p50, p95, p99, failed } = await act();
  const perRequest = (spent: number) => (spent * 1000) / requests;
  const node = perRequest(nodeCpu() - before.node);
  const database = perRequest(databaseCpu(bench.postmaster) - before.database);
  return { node, database, cpu: node + database, rate: requests / seconds, p50, p95, p99, failed };
};

/** As many parallel queries as the list benchmark sends parallel requests. */
export const connections = 8;
const columns = Object.keys(nounOf('candidates').all).map(quote).join(', ');
const bare = `select ${columns} from "candidates" where "companyId" = $1 order by "seq" limit 25`;

/** The bare query, with the same parallelism as the requests. */
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
