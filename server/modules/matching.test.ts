import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteUnknown } from '../../application/searches.ts';
import type { Candidate } from '../../domain/contract/candidates/candidates.ts';
import type { Job } from '../../domain/contract/hiring/jobs.ts';
import { marketProfile } from '../../domain/matching/market/marketProfile.ts';
import type { Found } from '../../domain/matching/market/matchmaker.ts';
import { responsesOf } from '../../domain/matching/market/responses.ts';
import { scoreProfile } from '../../domain/matching/score.ts';
import { likenessIn } from '../../domain/matching/scoreParts.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { makeTitleBook } from '../../domain/titles/titleBook.ts';
import { roleName } from '../database/roles.ts';
import { openMatching, startThread } from '../matching/matching.ts';
import type { Beginning } from '../matching/messages.ts';
import { sharedThread } from '../matching/sharedThread.ts';
import { systemWork } from '../store/change.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  recruiter = await server.as('recruiter@talentbench.example');
});
afterAll(() => server.close());

const url = '/api/v1/matching/searches';
const criteria = {
  title: 'React Developer',
  skills: [
    { name: 'React', must: true },
    { name: 'Node.js', years: 3 },
  ],
  experience: { min: 4, max: 8 },
  startBy: '2026-07-01',
};
const search = async (body: object = { criteria }, headers = {}) =>
  recruiter.send('POST', url, body, headers);
const recordOf = async (id: string): Promise<Found> => {
  const { rows } = await server.owner.query(`select "record" from "searchRecords" where "searchId" = $1`, [
    id,
  ]);
  return JSON.parse(rows[0].record);
};

describe('a search through the API', () => {
  it('needs a session of a recruiter', async () => {
    expect((await server.anonymous.send('POST', url, { criteria })).statusCode).toBe(401);
    const provider = await server.as('provider@talentbench.example');
    expect((await provider.send('POST', url, { criteria })).statusCode).toBe(403);
    expect((await provider.get(`${url}/SRC-001`)).statusCode).toBe(403);
    expect((await provider.get('/api/v1/matching/scores?jobId=JOB-001&ids=')).statusCode).toBe(403);
  });

  it('is refused if its body has no criteria or is nested too deeply', async () => {
    expect((await search({})).json().errors).toHaveProperty('criteria');
    expect((await recruiter.send('POST', url, 'null')).statusCode).toBe(400);
    const scores = await recruiter.get('/api/v1/matching/scores?ids=BE-001');
    expect([scores.statusCode, Object.keys(scores.json().errors)]).toEqual([400, ['jobId']]);
  });

  it('is stored once when retried with the same key', async () => {
    const headers = { 'idempotency-key': 'search-once-0001' };
    const first = await search({ criteria }, headers);
    const again = await search({ criteria }, headers);
    expect(first.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect((await search({ criteria: {} }, headers)).statusCode).toBe(422);
  });

  it('of another company does not exist, and other database roles cannot read its record', async () => {
    const { searchId } = (await search()).json();
    await server.owner.query(
      `update "searches" set "companyId" = (select "id" from "companies" where "type" = 'recruiter' and "id" <> "searches"."companyId" limit 1) where "id" = $1`,
      [searchId],
    );
    expect((await recruiter.get(`${url}/${searchId}`)).statusCode).toBe(404);
    const client = await server.database.pool.connect();
    try {
      for (const role of ['provider', 'visitor', 'matching'] as const) {
        await client.query(`set role "${roleName(server.database.name, role)}"`);
        await expect(client.query('select 1 from "searchRecords"')).rejects.toThrow('permission denied');
      }
      await client.query(`set role "${roleName(server.database.name, 'recruiter')}"`);
      expect((await client.query('select 1 from "searchRecords"')).rows).toEqual([]);
    } finally {
      client.release(true);
    }
  });

  it('can be reproduced bit for bit from its record and the profiles of that day', async () => {
    const shown = (await search({ criteria, top: 50 })).json();
    const { need, matches } = await recordOf(shown.searchId);
    expect(matches).toEqual(shown.matches);
    const { rows } = await server.owner.query(`select * from "candidates" where "listed"`);
    const { rows: requests } = await server.owner.query(`select * from "requests"`);
    const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
    const responses = responsesOf(requests, today);
    const book = makeTitleBook(space);
    for (const { title } of rows) book.add(title);
    const likenessOf = likenessIn(need, book);
    const scored = rows.map((row: Candidate) => {
      const profile = marketProfile(row, dictionary, '2026-06-15');
      return scoreProfile(need, profile, likenessOf, responses.get(row.companyId));
    });
    for (const match of matches) expect(scored.find(({ id }) => id === match.id)).toEqual(match);
    expect(matches.length).toBeGreaterThan(10);
  });

  it('holds no transaction while it is computed, and many run in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => search()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  });
});

describe('names in a text', () => {
  const ask = async (body: object = { names: ['Flow Designer'] }, caller = recruiter) =>
    caller.send('POST', '/api/v1/matching/names', body);

  it('are looked up only for people who may search', async () => {
    expect((await ask()).json()).toEqual({ names: [{ name: 'Flow Designer', known: 'Flow Designer' }] });
    expect((await ask(undefined, server.anonymous)).statusCode).toBe(401);
    expect((await ask(undefined, await server.as('provider@talentbench.example'))).statusCode).toBe(403);
  });

  it('are refused if there are more than forty, or one is empty or longer than a skill', async () => {
    const tooMany = Array.from({ length: 41 }, (_, at) => `Name ${at}`);
    for (const names of [tooMany, ['x'.repeat(81)], ['']])
      expect((await ask({ names })).statusCode).toBe(400);
  });

  it('count toward the limit of searches, so that asking about names reveals no more than searching', async () => {
    await server.owner.query('delete from "allowances"');
    for (let n = 0; n < 60; n++) expect((await ask({ names: [] })).statusCode).toBe(200);
    expect([(await ask()).statusCode, (await search()).statusCode]).toEqual([429, 429]);
    await server.owner.query('delete from "allowances"');
  });
});

describe('one person’s searches', () => {
  it('are limited to sixty a minute', async () => {
    await server.owner.query('delete from "allowances"');
    for (let n = 0; n < 60; n++) expect((await search({ criteria: {} })).statusCode).toBe(201);
    const refused = await search();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    await server.owner.query('delete from "allowances"');
    expect((await search()).statusCode).toBe(201);
  });
});

describe('the queue of unknown names', () => {
  it('accepts the same names from several searches at once: each has one row, and all are counted', async () => {
    const names = ['Zyxology', 'Abracadabrics', 'Mumble Script'];
    const note = (given: string[]) =>
      inTransaction(server.database, (transaction) => noteUnknown(systemWork(transaction, today), given));
    await Promise.all(Array.from({ length: 12 }, (_, n) => note(n % 2 ? names : names.toReversed())));
    const { rows } = await server.owner.query(
      `select "name", "seen" from "unknownSkills" where "folded" = any($1) order by "name"`,
      [['zyxology', 'abracadabrics', 'mumble script']],
    );
    expect(rows).toEqual(names.toSorted().map((name) => ({ name, seen: 12 })));
  });
});

describe('the matching thread', () => {
  it('is restarted after it exits; waiting requests are refused with a time to retry', {
    tags: 'rest',
  }, async () => {
    const threads: Worker[] = [];
    const { database, clock } = server;
    const matching = openMatching({
      database,
      clock,
      openThread: (beginning) => {
        const thread = startThread(beginning);
        threads.push(thread);
        return thread;
      },
    });
    try {
      const asked = { criteria: (await recordOf((await search()).json().searchId)).criteria, top: 5 };
      const before = await matching.ask({ kind: 'recommend', asked }, today);
      const underWay = matching.ask({ kind: 'recommend', asked }, today);
      await Promise.all([
        threads[0]?.terminate(),
        expect(underWay).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } }),
      ]);
      expect(await again(() => matching.ask({ kind: 'recommend', asked }, today))).toEqual(before);
      expect(threads).toHaveLength(2);
    } finally {
      await matching.close();
    }
  });

  it('answers two processes that share it as it answers one', { tags: 'rest' }, async () => {
    const { database, clock } = server;
    const folder = await mkdtemp(join(tmpdir(), 'tb-'));
    let threads = 0;
    const start = (beginning: Beginning) => {
      threads++;
      return startThread(beginning);
    };
    const openShared = () =>
      openMatching({ database, clock, openThread: sharedThread({ folder, version: '1', start }) });
    const [one, other] = [openShared(), openShared()];
    try {
      const asked = { criteria: (await recordOf((await search()).json().searchId)).criteria, top: 5 };
      const found = await one.ask({ kind: 'recommend', asked }, today);
      expect(found.matches.length).toBeGreaterThan(0);
      expect({ ...(await other.ask({ kind: 'recommend', asked }, today)), heard: [] }).toEqual({
        ...found,
        heard: [],
      });
      expect(threads).toBe(1);
      await one.close();
      expect((await again(() => other.ask({ kind: 'recommend', asked }, today))).matches).toEqual(
        found.matches,
      );
      expect(threads).toBe(2);
    } finally {
      await Promise.all([one.close(), other.close()]);
      await rm(folder, { recursive: true });
    }
  });

  it('refuses searches while the database is unavailable, without blocking the pipeline', async () => {
    const { database, clock } = server;
    const account = { ...database.account, password: 'not this', port: 1 };
    const matching = openMatching({ database: { ...database, account }, clock });
    const asked = { criteria: (await recordOf((await search()).json().searchId)).criteria, top: 5 };
    await expect(matching.ask({ kind: 'recommend', asked }, today)).rejects.toMatchObject({
      status: 503,
      message: 'Matching is starting up. Please try again in a moment.',
    });
    expect(await matching.scoreNow({} as Job, 'BE-001', today)).toBeNull();
    await matching.close();
  });
});

/** Retries as a client should. */
const again = async <T>(ask: () => Promise<T>, tries = 100): Promise<T> =>
  ask().catch(async (error) => {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return again(ask, tries - 1);
  });
