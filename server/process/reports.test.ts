import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '../../domain/contract/reports.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';

const rows = 150_000;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'talentbench-reports-'));
});
afterAll(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const signedIn = async ({ origin }: Spawned) => {
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@talentbench.example', password: 'bench-demo' }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' };
  return async (path: string, body?: object) =>
    fetch(`${origin}/api/v1/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
};
type Call = Awaited<ReturnType<typeof signedIn>>;

/** The report as soon as it is as it should be. */
const when = async (call: Call, id: string, is: (report: Report) => boolean): Promise<Report> => {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const report = (await (await call(`reports/${id}`)).json()) as Report;
    if (is(report)) return report;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(report)}`);
  }
};

it('a report whose server is killed in the middle is made by the next one, whole and once', async () => {
  const first = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await asOwner(
    dataDir,
    `insert into "newsletterSubscriptions" ("email", "status") select 'reader' || n || '@example.org', 'Subscribed' from generate_series(1, ${rows}) n`,
  );
  const call = await signedIn(first);
  const asked = await call('reports', {
    name: 'Every reader',
    noun: 'newsletterSubscriptions',
    fields: ['id', 'email', 'status', 'createdAt'],
  });
  const { id } = (await asked.json()) as Report;
  const half = await when(call, id, ({ progress }) => progress > 5);
  await first.kill();
  expect([half.status, half.progress < 100]).toEqual(['Processing', true]);

  // The dead server held the report for a minute: over at once, so that nobody waits for it here.
  await asOwner(dataDir, `update "reports" set "takenUntil" = now() where "id" = '${id}'`);
  const second = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const again = await signedIn(second);
  const made = await when(again, id, ({ status }) => status !== 'Processing');
  const { rows: told } = await asOwner(dataDir, 'select count(*)::int as n from "newsletterSubscriptions"');
  expect([made.status, made.attempts, made.rowsFound]).toEqual(['Ready', 2, told[0].n]);
  const file = await (await again(`reports/${id}/content?format=csv`)).text();
  const ids = file
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(',')));
  expect([ids.length, new Set(ids).size]).toEqual([told[0].n, told[0].n]);
  const { rows: deeds } = await asOwner(
    dataDir,
    `select count(*)::int as n from "auditLogs" where "noun" = 'reports' and "target" = '${id}' and "after" like '%"Ready"%'`,
  );
  expect(deeds[0].n).toBe(1);
  await second.stop();
}, 240_000);
