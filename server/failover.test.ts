// @module-tag rest
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { urlsOf, writableUrl } from './database/hosts.ts';
import { openTestServer, type TestServer } from './testing/openTestServer.ts';
import { type PostgresPair, startPostgresPair } from './testing/postgresPair.ts';

let pair: PostgresPair;
let server: TestServer;

beforeAll(async () => {
  pair = await startPostgresPair();
  await pair.primary.ask(`alter system set synchronous_standby_names = 'second'`);
  await pair.primary.ask('select pg_reload_conf()');
  const { templateUrl, replica } = pair;
  server = await openTestServer({}, { templateUrl, otherPort: replica.port });
}, 400_000);
afterAll(async () => {
  await server?.close().catch(() => {});
  await pair?.stop();
});

it('a URL with several hosts is split into one URL for each of them', () => {
  expect(urlsOf('postgres://u:p,q@a:5433,[::1]:5434,c/db?sslmode=require')).toEqual([
    'postgres://u:p,q@a:5433/db?sslmode=require',
    'postgres://u:p,q@[::1]:5434/db?sslmode=require',
    'postgres://u:p,q@c/db?sslmode=require',
  ]);
  expect(urlsOf('postgres://u@a/db')).toEqual(['postgres://u@a/db']);
});

it('the writable host is found at any position, and if there is none, each host’s error is reported', async () => {
  const [first, second] = [pair.primary.port, pair.replica.port];
  const at = (...ports: number[]) =>
    `postgres://talentbench@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres?target_session_attrs=read-write`;
  const found = `postgres://talentbench@127.0.0.1:${first}/postgres?target_session_attrs=read-write`;
  expect(await writableUrl(at(first, second))).toBe(found);
  expect(await writableUrl(at(second, 1, first))).toBe(found);
  await expect(writableUrl(at(second, 1))).rejects.toThrow(
    /^No host takes writes \(127\.0\.0\.1:\d+: takes no writes; 127\.0\.0\.1:1: .*ECONNREFUSED/,
  );
});

it('when the primary is lost, the same process writes to the promoted replica, and no acknowledged write is lost', async () => {
  const provider = await server.as('provider@talentbench.example');
  const add = (name: string) =>
    provider.send('POST', '/api/v1/candidates', {
      name,
      title: 'Engineer',
      experience: 7,
      location: 'Lyon',
      rate: 9500,
    });
  const acknowledged: string[] = [];
  const refused: { code: string; wait: string | undefined }[] = [];
  let isOver = false;
  const writing = (async () => {
    for (let number = 0; !isOver; number++) {
      const answer = await add(`Ada ${number}`);
      if (answer.statusCode === 201) acknowledged.push(answer.json().id);
      else refused.push({ code: answer.json().code, wait: answer.headers['retry-after'] as string });
      await pause(20);
    }
  })();
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(5);
  await pair.primary.kill();
  await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(3);
  const before = acknowledged.length;
  await pair.replica.promote();
  const promotedAt = performance.now();
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 5);
  const took = performance.now() - promotedAt;
  isOver = true;
  await writing;
  expect(took).toBeLessThan(10_000);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['server.database-away']));
  for (const { wait } of refused) expect(Number(wait)).toBeGreaterThan(0);
  const found: { id: string }[] = [];
  for (let from = 0; ; from += 100) {
    const page = await provider.get(`/api/v1/candidates?filter={"q":"Ada"}&range=[${from},${from + 99}]`);
    found.push(...page.json());
    if (page.json().length < 100) break;
  }
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});
