import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePassword, sampleSignIns } from '../fixtures/index.ts';
import { asOwner, spawnServer } from '../server/testing/spawnServer.ts';
import { fixed, median, quantile, times, within } from './figures.ts';
import { consoles, signIn } from './openSite.ts';
import type { Table } from './table.ts';
import { type Answer, type Stream, traffic } from './traffic.ts';

const targets = { light: 100, refusal: 2000, logins: 30 };
const seconds = 6;
const rounds = 3;
const accounts = 24;
const json = { 'content-type': 'application/json' };

/**
 * Measures how one caller's load affects the requests of others, and what happens above the server's
 * capacity.
 */
export const overload = async (): Promise<Table[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const { origin, stop } = await spawnServer({ DATA_DIR: dataDir });
  try {
    const tokens = await tokensOf(origin);
    const light = { url: encodeURI(`${origin}/api/v1/candidates?range=[0,24]`), headers: tokens.provider };
    await traffic([{ ...light, callers: 4 }], 3);
    const everybody = await manyProviders(origin, dataDir);
    return [
      await besideTable(light, heavyStreams(origin, tokens)),
      await beyondTable(everybody.map((headers) => ({ ...light, headers }))),
      await loginTable(light, origin),
    ];
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

type Headers = Record<string, string>;
type Tokens = Record<'provider' | 'recruiter' | 'admin', Headers>;

/**
 * Signs in many users of sample providers, so that the server reaches its capacity before any account reaches
 * its rate limit.
 */
const manyProviders = async (origin: string, dataDir: string): Promise<Headers[]> => {
  const { rows } = await asOwner(
    dataDir,
    `with chosen as (
       select "id", "email" from "users" where "userType" = 'provider' and "status" = 'Active' order by "id" limit ${accounts}
     ), known as (
       insert into "credentials" ("userId", "passwordHash", "changedAt")
       select "id", (select "passwordHash" from "credentials" limit 1), now() from chosen
       on conflict ("userId") do nothing
     ) select "email" from chosen`,
  );
  const tokens: Headers[] = [];
  for (const { email } of rows) tokens.push(headersOf(await signIn(origin, email, 'provider')));
  return tokens;
};

const headersOf = ({ origins }: Awaited<ReturnType<typeof signIn>>): Headers => {
  const held = origins[0]?.localStorage.find(({ name }) => name === 'authToken');
  return { authorization: `Bearer ${held?.value}` };
};

const tokensOf = async (origin: string): Promise<Tokens> => {
  const signedIn = await consoles(origin);
  const entries = signedIn.map(({ name, session }) => [name.split(' ')[0], headersOf(session)]);
  return Object.fromEntries(entries) as Tokens;
};

const heavyStreams = (origin: string, { recruiter, admin }: Tokens): Record<string, Stream[]> => {
  const at = (path: string) => encodeURI(`${origin}/api/v1/${path}`);
  const login = (email: string, password: string) => ({
    url: at('auth/login'),
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  return {
    'nothing else': [],
    'lists of 1,000 rows, 4 callers': [
      { url: at('auditLogs?range=[0,999]'), headers: admin, callers: 2 },
      { url: at('candidates?range=[0,999]'), headers: recruiter, callers: 2 },
    ],
    "the platform's figures, 2 callers": [
      { url: at('insights/platformFigures'), headers: admin, callers: 1 },
      { url: at('insights/userEngagement?range=1y'), headers: admin, callers: 1 },
    ],
    'sign-ins with a wrong password, 8 callers': Array.from({ length: 8 }, (_, place) => ({
      ...login(`nobody${place}@example.com`, 'not the password'),
      callers: 1,
    })),
    'openapi.json, 4 callers': [{ url: at('openapi.json'), callers: 4 }],
    'bodies of 1 MB, 4 callers': [
      {
        url: at('candidates'),
        method: 'POST',
        headers: { ...recruiter, ...json },
        body: JSON.stringify({ notes: 'n'.repeat(1_000_000) }),
        callers: 4,
      },
    ],
  };
};

const tookOf = (answers: readonly Answer[]) => answers.map(({ took }) => took);
const answered = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);

const besideTable = async (light: Stream, heavy: Record<string, Stream[]>): Promise<Table> => {
  const rows = [];
  let alone = Number.NaN;
  for (const [name, streams] of Object.entries(heavy)) {
    const runs = await times(rounds, () => traffic([{ ...light, perSecond: 20 }, ...streams], seconds));
    const own = runs.map(([answers = []]) => answers);
    const others = runs.flatMap(([, ...answers]) => answers.flat());
    const at = (share: number) => median(own.map((answers) => quantile(tookOf(answers), share)));
    if (streams.length === 0) alone = at(0.99);
    rows.push([
      name,
      fixed(at(0.5)),
      fixed(at(0.99)),
      fixed(at(0.99) - alone),
      within(at(0.99) - alone, targets.light),
      `${own.flat().length - answered(own.flat()).length}`,
      fixed(others.length / seconds / rounds, 1),
      statuses(others),
    ]);
  }
  return {
    title: 'overload: a page of 25 people, asked for 20 times a second, while others ask for',
    head: ['others', 'p50 ms', 'p99 ms', 'more by', '', 'failed', 'their answers/s', 'with'],
    rows,
    notes: [`medians of ${rounds} rounds of ${seconds} s; target: at most ${targets.light} ms more at p99`],
  };
};

const statuses = (answers: readonly Answer[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status || 'none'}`).join(', ');
};

const beyondTable = async (pages: readonly Stream[]): Promise<Table> => {
  const closed = await traffic(
    pages.map((page) => ({ ...page, callers: 1 })),
    seconds,
  );
  const capacity = answered(closed.flat()).length / seconds;
  const rows = [];
  for (const factor of [0.5, 1, 2, 3]) {
    const perSecond = (capacity * factor) / pages.length;
    const all = (
      await traffic(
        pages.map((page) => ({ ...page, perSecond })),
        seconds,
      )
    ).flat();
    const refused = all.filter(({ status }) => status === 503);
    const good = answered(all);
    const slowest = Math.max(0, ...tookOf(refused));
    rows.push([
      `${fixed(factor, 1)} × capacity`,
      fixed(all.length / seconds),
      fixed(good.length / seconds),
      fixed(quantile(tookOf(good), 0.5)),
      fixed(quantile(tookOf(good), 0.99)),
      `${refused.length}`,
      refused.length > 0 ? fixed(quantile(tookOf(refused), 0.5)) : '',
      refused.length > 0 ? fixed(slowest) : '',
      refused.length > 0 ? within(slowest, targets.refusal) : '',
      `${all.length - good.length - refused.length}`,
      fixed(
        quantile(
          all.map(({ late }) => late),
          0.99,
        ),
      ),
    ]);
  }
  return {
    title: `overload: more of these pages than can be answered (capacity ${fixed(capacity)}/s with ${pages.length} callers)`,
    head: [
      'asked for',
      'a second',
      'answered/s',
      'p50 ms',
      'p99 ms',
      'refused',
      'p50 ms',
      'slowest ms',
      '',
      'other',
      'sent late ms',
    ],
    rows,
    notes: [
      'over at most 500 kept connections; times count from the moment a request was due; the process that asks shares the cores, "sent late" is its own p99',
    ],
  };
};

const loginTable = async (light: Stream, origin: string): Promise<Table> => {
  const logins = sampleSignIns.map(({ email }) => ({
    url: `${origin}/api/v1/auth/login`,
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: samplePassword }),
    callers: 3,
  }));
  const [own = [], ...answers] = await traffic([{ ...light, perSecond: 20 }, ...logins], seconds);
  const all = answers.flat();
  const good = answered(all);
  const rate = good.length / seconds;
  return {
    title: 'overload: sign-ins with the right password, 9 callers',
    head: ['signed in/s', 'target', '', 'p50 ms', 'p99 ms', 'light p99 ms', 'with'],
    rows: [
      [
        fixed(rate, 1),
        `${targets.logins}`,
        rate >= targets.logins ? 'met' : 'missed',
        fixed(quantile(tookOf(good), 0.5)),
        fixed(quantile(tookOf(good), 0.99)),
        fixed(quantile(tookOf(own), 0.99)),
        statuses(all),
      ],
    ],
  };
};
