import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Recommendations } from '../domain/matching/market/recommend.ts';
import { buildApp } from '../server/app.ts';
import { secretsWith } from '../server/configuration/secrets.ts';
import { openMatching } from '../server/matching/matching.ts';
import type { Built } from '../server/matching/messages.ts';
import { databaseCpu, nodeCpu } from './cpu.ts';
import { type BenchDatabase, openBenchDatabase } from './database.ts';
import { fixed, quantile, within } from './figures.ts';
import { fillMarket, questionsOf } from './marketCandidates.ts';
import { memoryOf } from './processes.ts';
import type { Table } from './table.ts';

const targets = { cpu: 60, wall: 150 };
const questions = 150;
const warmUp = 20;
const changes = 40;
const atOnce = 30;

/** `BENCH_ROWS` limits the largest market. */
const sizes = (): number[] => {
  const most = Number(process.env.BENCH_ROWS || 1_000_000);
  return [...new Set([10_000, 100_000, 1_000_000].map((size) => Math.min(size, most)))];
};

/** Measures recommendations over the API: the cost of a search, and the delay until it reflects a change. */
export const recommend = async (): Promise<Table[]> => {
  const results = [];
  for (const size of sizes()) results.push(await measure(size));
  return [tableOf(results)];
};

const measure = async (size: number) => {
  const bench = await openBenchDatabase();
  try {
    const filledIn = await fillMarket(bench.owner, size);
    const server = await openServer(bench);
    const measured = await searchOften(bench, server).finally(() => server.close());
    return { size, filledIn, ...measured };
  } finally {
    await bench.close();
  }
};

const searchOften = async (bench: BenchDatabase, server: Awaited<ReturnType<typeof openServer>>) => {
  const built = await server.built;
  const ask = asker(server.origin, await bench.tokenOf('recruiter'));
  const asked = await questionsOf(questions);
  for (const one of asked.slice(0, warmUp)) await ask(one);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = databaseCpu(bench.postmaster);
  const searches = [];
  for (const [n, one] of asked.entries()) {
    if (n % atOnce === 0) await openRoom(bench);
    searches.push(await timed(() => ask(one)));
  }
  const database = ((databaseCpu(bench.postmaster) - before) * 1000) / questions;
  delay.disable();
  const updates = [];
  await openRoom(bench);
  for (let n = 1; n <= changes; n++) updates.push(await seenAfterChange(bench, ask, n));
  const memory = memoryOf(process.pid, 'Rss');
  return { built, searches, updates, database, blocked: delay.percentile(99) / 1e6, memory };
};

/** Lifts the rate limit, which does not allow a user this many searches. */
const openRoom = ({ owner }: BenchDatabase) => owner.query('delete from "allowances"');

const openServer = async ({ database }: BenchDatabase) => {
  const clock = () => new Date();
  let tell: (built: Built) => void = () => {};
  const built = new Promise<Built>((resolve) => {
    tell = resolve;
  });
  const log = { info: (one: object) => tell(one as Built), warn: console.error, error: console.error };
  const folder = await mkdtemp(join(tmpdir(), 'talentbench-'));
  const matching = openMatching({ database, clock, log, folder });
  const app = await buildApp({
    database,
    clock,
    secrets: secretsWith(randomBytes(32)),
    matching,
    version: 'bench',
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  matching.start();
  const close = async () => {
    await app.close();
    await matching.close();
    await rm(folder, { recursive: true });
  };
  return { origin, built, close };
};

type Ask = (asked: object) => Promise<Recommendations>;
const asker =
  (origin: string, token: string): Ask =>
  async (asked) => {
    const answer = await fetch(`${origin}/api/v1/matching/searches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (!answer.ok) throw new Error(`The search was refused: ${await answer.text()}`);
    return (await answer.json()) as Recommendations;
  };

const timed = async (act: () => Promise<unknown>) => {
  const [cpu, began] = [nodeCpu(), performance.now()];
  await act();
  return { cpu: (nodeCpu() - cpu) * 1000, wall: performance.now() - began };
};

/** Gives a candidate a unique skill. The next search for it must find exactly that candidate. */
const seenAfterChange = async ({ owner }: BenchDatabase, ask: Ask, n: number): Promise<number> => {
  const [skill, id] = [`Rarity ${n}`, `BE-${String(n * 17).padStart(3, '0')}`];
  await owner.query(`update "candidates" set "skills" = array_append("skills", $1) where "id" = $2`, [
    skill,
    id,
  ]);
  const began = performance.now();
  const { matches } = await ask({ criteria: { skills: [{ name: skill }], filters: { skills: [skill] } } });
  if (matches.length !== 1 || matches[0]?.id !== id) throw new Error(`The change of ${id} was not seen`);
  return performance.now() - began;
};

type Result = Awaited<ReturnType<typeof measure>>;

const tableOf = (results: Result[]): Table => ({
  title: `recommend: POST matching/searches, the best 20 of a market with reasons, kept (targets ${targets.cpu} ms CPU, ${targets.wall} ms wall)`,
  head: [
    'people',
    'index',
    'built s',
    'CPU p50 ms',
    'CPU p95 ms',
    'target',
    'wall p95 ms',
    'target',
    'after a change p95 ms',
    'database CPU ms',
    'loop p99 ms',
    'RSS MB',
  ],
  rows: results.map(({ size, built, searches, updates, database, blocked, memory }) => {
    const of = (key: 'cpu' | 'wall', share: number) =>
      quantile(
        searches.map((one) => one[key]),
        share,
      );
    return [
      fixed(size),
      `${fixed(built.bytes / 1e6, 1)} MB`,
      fixed(built.ms / 1000, 1),
      fixed(of('cpu', 0.5), 1),
      fixed(of('cpu', 0.95), 1),
      within(of('cpu', 0.95), targets.cpu),
      fixed(of('wall', 0.95), 1),
      within(of('wall', 0.95), targets.wall),
      fixed(quantile(updates, 0.95), 1),
      fixed(database, 1),
      fixed(blocked, 1),
      fixed(memory),
    ];
  }),
  notes: [
    `${questions} questions one after the other: 3 to 8 skills, title, years, start, every third one place; 4 to 24 skills a person`,
    'CPU of the whole process, the sender and the rubbish collection included; loop: how long the thread that serves requests was held up',
    'after a change: one person is given a skill that nobody has, and the next search for it must find them alone, or the bench fails',
    `filled in ${results.map(({ size, filledIn }) => `${fixed(size)}: ${fixed(filledIn)} s`).join(', ')}`,
  ],
});
