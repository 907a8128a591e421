// @module-tag rest
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { copySeeded } from '../testing/copySeeded.ts';
import { administrate } from '../testing/databases.ts';
import { type PlainPostgres, startPlainPostgres } from '../testing/plainPostgres.ts';
import {
  asOwner,
  databaseProcesses,
  killDatabase,
  type Spawned,
  signal,
  spawnServer,
} from '../testing/spawnServer.ts';

/** Rounds of each kind. `FAULT_ROUNDS=20` for a longer run. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const perRound = 60_000;
const app = 'talentbench_app';

let dataDir: string;
let server: Spawned | undefined;
let plain: PlainPostgres | undefined;
const startEmbedded = async () => {
  dataDir = await copySeeded('faults');
  server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  return server;
};
afterEach(async () => {
  await server?.kill();
  if (dataDir) {
    killDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  await plain?.stop();
  plain = undefined;
});

const post = (origin: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const signIn = async (origin: string): Promise<Record<string, string>> => {
  const given = { email: 'provider@talentbench.example', password: 'bench-demo' };
  const answer = await post(origin, 'auth/login', given);
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  return { authorization: `Bearer ${token}` };
};

const person = {
  title: 'Data Engineer',
  skills: ['Spark'],
  experience: 6,
  location: 'Berlin',
  rate: 9500,
  status: 'Placed',
};

type Writing = {
  /** Names of candidates whose creation was acknowledged, oldest first. */
  acknowledged: string[];
  /** Statuses other than 201; 0 without a response. */
  refusals: Map<number, number>;
  /** 503 responses without `Retry-After`. */
  withoutAdvice: number;
  stop(): Promise<void>;
};

/** Four writers, each of which retries a write with the same key until it is acknowledged. */
const write = (origin: string, authorization: Record<string, string>): Writing => {
  const writing: Writing = { acknowledged: [], refusals: new Map(), withoutAdvice: 0, stop: async () => {} };
  let stopped = false;
  let count = 0;
  const writer = async () => {
    while (!stopped) {
      const name = `Dana Number ${++count}`;
      const headers = { ...authorization, 'idempotency-key': `fault-writer-${count}` };
      for (;;) {
        const answer = await post(origin, 'candidates', { ...person, name }, headers).catch(() => null);
        await answer?.text().catch(() => {});
        const status = answer?.status ?? 0;
        if (status === 201) {
          writing.acknowledged.push(name);
          break;
        }
        writing.refusals.set(status, (writing.refusals.get(status) ?? 0) + 1);
        if (status === 503 && !answer?.headers.get('retry-after')) writing.withoutAdvice++;
        await pause(20);
      }
    }
  };
  const writers = Promise.all([writer(), writer(), writer(), writer()]);
  writing.stop = async () => {
    stopped = true;
    await writers;
  };
  return writing;
};

/** Waits for this many further acknowledgements; returns the time it took. */
const progress = async (writing: Writing, more: number): Promise<number> => {
  const began = performance.now();
  const enough = writing.acknowledged.length + more;
  while (writing.acknowledged.length < enough) {
    if (performance.now() - began > 60_000) throw new Error('The server does not serve again');
    await pause(5);
  }
  return performance.now() - began;
};

/**
 * Repeatedly breaks the database while four writers write, then compares the stored rows with the responses.
 */
const breakWhileWriting = async (
  { origin, child, output }: Spawned,
  breakIt: () => Promise<unknown>,
  ask: (sql: string) => Promise<pg.QueryResult>,
) => {
  const writing = write(origin, await signIn(origin));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await progress(writing, 8);
    const began = performance.now();
    await breakIt();
    await progress(writing, 8);
    times.push(Math.round(performance.now() - began));
  }
  await writing.stop();
  expect([child.exitCode, child.signalCode], output()).toEqual([null, null]);
  const { rows } = await ask(
    `select "name", count(*)::int as n from "candidates" where "name" like 'Dana Number %' group by 1`,
  );
  const stored = new Map(rows.map(({ name, n }) => [name, n]));
  const lost = writing.acknowledged.filter((name) => !stored.has(name));
  const doubled = rows.filter(({ n }) => n > 1);
  const unsaid = [...stored.keys()].filter((name) => !writing.acknowledged.includes(name));
  expect({ lost, doubled, unsaid }).toEqual({ lost: [], doubled: [], unsaid: [] });
  expect([...writing.refusals.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(writing.withoutAdvice).toBe(0);
  const figures = {
    acknowledged: writing.acknowledged.length,
    refused: writing.refusals.get(503) ?? 0,
    times,
  };
  process.stdout.write(`${expect.getState().currentTestName}: ${JSON.stringify(figures)}\n`);
};

describe('the same process recovers', () => {
  it(
    'after one of its database backends was killed during writes',
    async () => {
      const { child } = await startEmbedded();
      expect(child.pid).toBeGreaterThan(0);
      await breakWhileWriting(
        server as Spawned,
        async () => signal(databaseProcesses(dataDir, app).at(1) ?? 0, 'SIGKILL'),
        (sql) => asOwner(dataDir, sql),
      );
    },
    60_000 + rounds * perRound,
  );

  it(
    'after the main process of its database was killed during writes',
    async () => {
      await breakWhileWriting(
        await startEmbedded(),
        async () => signal(databaseProcesses(dataDir).at(0) ?? 0, 'SIGKILL'),
        (sql) => asOwner(dataDir, sql),
      );
    },
    60_000 + rounds * perRound,
  );

  it(
    'after an external PostgreSQL was restarted, or closed its connections, during writes',
    async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'talentbench-faults-'));
      plain = await startPlainPostgres();
      const { restart, url } = plain;
      await administrate(url, 'create database "market"');
      const superuserUrl = plain.superuserUrl.replace(/postgres$/, 'market');
      const ask = async (sql: string) => {
        const client = new pg.Client({ connectionString: superuserUrl });
        await client.connect();
        return client.query(sql).finally(() => client.end());
      };
      server = await spawnServer({
        DATABASE_URL: url.replace(/postgres$/, 'market'),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
      });
      await breakWhileWriting(server, restart, ask);
      await ask(`delete from "candidates" where "name" like 'Dana Number %'`);
      await ask(`delete from "idempotencyKeys"`);
      const end = () =>
        ask(
          `select pg_terminate_backend("pid") from pg_stat_activity where "application_name" = 'talentbench'`,
        );
      await breakWhileWriting(server, end, ask);
    },
    60_000 + 2 * rounds * perRound,
  );
});

describe('a frozen database', () => {
  it('leads to 503 after five seconds, and to normal service once it resumes', async () => {
    const { origin } = await startEmbedded();
    const headers = await signIn(origin);
    const ask = () => fetch(`${origin}/api/v1/candidates`, { headers });
    expect((await ask()).status).toBe(200);
    const backends = databaseProcesses(dataDir, app).slice(1);
    for (const pid of backends) signal(pid, 'SIGSTOP');
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    expect(performance.now() - began).toBeLessThan(8000);
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.has(503)).toBe(true);
    expect([...statuses].filter((status) => status !== 503 && status !== 200)).toEqual([]);
    const refused = answers.find(({ status }) => status === 503);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    // New connections work while the old ones are still frozen.
    expect((await ask()).status).toBe(200);
    for (const pid of backends) signal(pid, 'SIGCONT');
    expect((await ask()).status).toBe(200);
  });
});
