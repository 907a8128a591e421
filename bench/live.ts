import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asOwner, spawnServer } from '../server/testing/spawnServer.ts';
import { databaseCpu, secondsOf } from './cpu.ts';
import { fixed, quantile, seconds, within } from './figures.ts';
import { postmasterOf } from './processes.ts';
import { signedInAs } from './signedInAs.ts';
import type { Table } from './table.ts';

const pages = 1000;
const perSecond = 20;
const lasting = 15;

type Session = { token: string; userType: string };
type Cost = { node: number; database: number; memory: number };
/** When each change was sent, and when each page received it. */
type Sent = { key: string; at: number };

/**
 * Open pages that follow changes: time from sending a write until each page has its change, and what 1,000 of
 * them cost. The control is the same writes without a page.
 */
export const live = async (): Promise<Table[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    await asOwner(dataDir, `update "featureToggles" set "enabled" = false where "name" ilike '%rate%limit%'`);
    const provider = await signedInAs(server.origin, 'provider');
    const spent = () => costOf(server.child.pid ?? 0, dataDir);
    const write = () => writeFor(server.origin, provider);
    await write();

    const control = await during(spent, write);
    const opened = await openPages(server.origin, await sessions(dataDir));
    await pause(2000);
    const idle = await during(spent, () => pause(lasting * 1000, [] as Sent[]));
    const busy = await during(spent, write);
    await pause(2000);
    const delays = opened.delays(busy.result);
    const after = await spent();
    opened.close();
    return [tableOf({ control, idle, busy, delays, pages: opened.count(), memory: after.memory })];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

const costOf = async (pid: number, dataDir: string): Promise<Cost> => ({
  node: secondsOf(pid),
  database: databaseCpu(postmasterOf(dataDir)),
  memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
});

const during = async <T>(spent: () => Promise<Cost>, act: () => Promise<T>) => {
  const [before, began] = [await spent(), performance.now()];
  const result = await act();
  const took = (performance.now() - began) / 1000;
  const after = await spent();
  const share = (name: 'node' | 'database') => ((after[name] - before[name]) / took) * 100;
  return { result, node: share('node'), database: share('database'), memory: after.memory };
};

/** Edits of a listed candidate, which all recruiters may see, at an even pace. */
const writeFor = async (origin: string, token: string): Promise<Sent[]> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const filter = encodeURIComponent(JSON.stringify({ listed: true }));
  const listed = await fetch(`${origin}/api/v1/candidates?filter=${filter}&range=[0,0]`, { headers });
  let [{ id, version }] = (await listed.json()) as [{ id: string; version: number }];
  const sent: Sent[] = [];
  const began = performance.now();
  for (let number = 0; number < perSecond * lasting; number++) {
    await pause(Math.max(0, began + (number * 1000) / perSecond - performance.now()));
    const at = performance.now();
    const response = await fetch(`${origin}/api/v1/candidates/${id}`, {
      method: 'PUT',
      headers: { ...headers, 'if-match': `"${version}"` },
      body: JSON.stringify({ rate: 7000 + number }),
    });
    const row = (await response.json()) as { id: string; version: number };
    if (!response.ok) throw new Error(`A write was refused: ${JSON.stringify(row)}`);
    ({ id, version } = row);
    sent.push({ key: `${id} ${version}`, at });
  }
  return sent;
};

/** A session for each page, of the sample recruiters and providers. */
const sessions = async (dataDir: string): Promise<Session[]> => {
  const { rows } = await asOwner(
    dataDir,
    `select u."id", u."userType" from "users" u join "companies" c on c."id" = u."companyId"
     where u."status" = 'Active' and c."status" = 'Active' order by u."seq" limit 200`,
  );
  const made = Array.from({ length: pages }, (_, number) => {
    const user = rows[number % rows.length] as { id: string; userType: string };
    return { ...user, token: randomBytes(32).toString('base64url') };
  });
  const values = made.map(
    ({ id, token }) =>
      `(gen_random_uuid(), '${id}', '${createHash('sha256').update(token).digest('hex')}', now() + interval '1 hour', '${randomBytes(16).toString('hex')}', now() + interval '8 hours', now(), now())`,
  );
  await asOwner(
    dataDir,
    `insert into "sessions" ("id", "userId", "accessHash", "accessExpires", "refreshHash", "refreshExpires", "createdAt", "seenAt") values ${values.join(', ')}`,
  );
  return made;
};

const changePattern = /"id":"([\w-]+)","kind":"edit","version":(\d+)/g;

const openPages = async (origin: string, all: readonly Session[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const received = new Map<string, number[]>();
  let reloads = 0;
  const open = ({ token }: Session) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const asked = openRequest(`${origin}/api/v1/events`, { agent, headers }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream got ${response.statusCode}`));
        response.setEncoding('utf8');
        response.once('data', () => resolve());
        response.on('data', (text: string) => {
          const at = performance.now();
          if (text.includes('event: reload')) reloads++;
          for (const [, id, version] of text.matchAll(changePattern)) {
            const key = `${id} ${version}`;
            const times = received.get(key) ?? [];
            received.set(key, times);
            times.push(at);
          }
        });
      });
      asked.on('error', reject).end();
    });
  // As browsers do after a restart: not all in the same millisecond.
  for (let from = 0; from < all.length; from += 50) await Promise.all(all.slice(from, from + 50).map(open));
  const readers = all.filter(({ userType }) => userType === 'recruiter').length;
  return {
    count: () => all.length,
    close: () => agent.destroy(),
    delays: (sent: readonly Sent[]) => {
      const times = sent.map(({ key, at }) => (received.get(key) ?? []).map((time) => time - at));
      return {
        all: times.flat(),
        reloads,
        receivers: Math.min(...times.map(({ length }) => length)),
        readers,
      };
    },
  };
};

type Measured = Awaited<ReturnType<typeof during>>;
type Result = {
  control: Omit<Measured, 'result'>;
  idle: Omit<Measured, 'result'>;
  busy: Omit<Measured, 'result'>;
  delays: { all: number[]; reloads: number; receivers: number; readers: number };
  pages: number;
  memory: number;
};

const tableOf = ({ control, idle, busy, delays, pages: count }: Result): Table => {
  const cost = ({ node, database, memory }: Omit<Measured, 'result'>) => [
    `${fixed(node, 1)} %`,
    `${fixed(database, 1)} %`,
    `${fixed(memory / 1e6)} MB`,
  ];
  const p99 = quantile(delays.all, 0.99);
  const times = [0.5, 0.99, 1].map((share) => seconds(quantile(delays.all, share)));
  return {
    title: `Changes for open pages: ${perSecond} edits a second of a listed candidate`,
    head: ['', 'CPU of Node', 'of PostgreSQL', 'memory', 'p50', 'p99', 'longest'],
    rows: [
      ['control: no page', ...cost(control), '–', '–', '–'],
      [`${fixed(count)} pages, no edits`, ...cost(idle), '–', '–', '–'],
      [`${fixed(count)} pages`, ...cost(busy), ...times],
    ],
    notes: [
      `Times from sending the edit until a page has its change. Each edit reached ${fixed(delays.receivers)} pages or more; ${fixed(delays.readers)} of them are recruiters’.`,
      `Pages that had to reload: ${delays.reloads}. p99 under 1 s: ${within(p99, 1000)}.`,
    ],
  };
};
