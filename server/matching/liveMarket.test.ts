import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Matchmaker } from '../../domain/matching/market/matchmaker.ts';
import { recommendSchema } from '../../domain/matching/market/recommend.ts';
import { connectOwner } from '../database/connect.ts';
import { roleName } from '../database/roles.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { buildEdition } from './edition.ts';
import { isOver, type LiveMarket, openLiveMarket } from './liveMarket.ts';
import { type MarketReader, openMarketReader } from './marketReader.ts';

let server: TestServer;
let reader: MarketReader;
let live: LiveMarket;
const openReader = () =>
  openMarketReader(server.database.account, roleName(server.database.name, 'matching'));
beforeAll(async () => {
  server = await openTestServer();
  reader = openReader();
  live = openLiveMarket(openReader());
});
afterAll(async () => {
  await Promise.all([reader.close(), live.close()]);
  await server.close();
});

const questions = [
  {},
  { title: 'React Developer', skills: [{ name: 'React' }, { name: 'TypeScript', must: true }] },
  { skills: [{ name: 'Python' }, { name: 'SQL' }], experience: { min: 4 }, startBy: '2026-07-01' },
  { title: 'Data Engineer', skills: [{ name: 'Kubernetes' }], filters: { experience: { min: 3 } } },
].map((criteria) => recommendSchema.parse({ criteria, top: 100 }));
/** Without the unknown skill names collected since the last search, which a rebuilt market does not have. */
const answersOf = (matchmaker: Matchmaker) =>
  questions.map((asked) => ({ ...matchmaker.recommend(asked, today), heard: [] }));

/** A deterministic random sequence. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
};
const skills = ['React', 'TypeScript', 'Python', 'SQL', 'Kubernetes', 'Unheard of'];
const titles = ['React Developer', 'Data Engineer', 'Baker'];

const insertSql = `insert into "candidates" ("companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests")
  select 'CO-001', 'New', $1, $2::text[], $3::int, 'Oslo', 'Immediate', 'Available', true, true, 1, 'USD', 0, 0`;

describe('the live market', () => {
  it('equals a rebuilt market after any changes', { tags: 'rest' }, async () => {
    await live.current(today);
    const { owner } = server;
    const throwDice = dice(7);
    const some = (list: string[]) => list.filter(() => throwDice(2) === 0);
    const changes = [
      () => owner.query(insertSql, [titles[throwDice(3)], some(skills), throwDice(20)]),
      () =>
        owner.query(`update "candidates" set "skills" = $1, "title" = $2 where "seq" % 7 = $3`, [
          some(skills),
          titles[throwDice(3)],
          throwDice(7),
        ]),
      () =>
        owner.query(`update "candidates" set "listed" = not "listed" where "seq" % 9 = $1`, [throwDice(9)]),
      () =>
        owner.query(`update "candidates" set "availableFrom" = '2026-07-09' where "seq" % 5 = $1`, [
          throwDice(5),
        ]),
      () =>
        owner.query(`update "candidates" set "skillUses" = $1 where "seq" % 6 = $2`, [
          JSON.stringify([{ skill: 'React', years: throwDice(9), lastUsed: '2026-03' }]),
          throwDice(6),
        ]),
      () => owner.query(`delete from "candidates" where "name" = 'New' and "seq" % 3 = $1`, [throwDice(3)]),
      () =>
        owner.query(
          `update "requests" set "answeredAt" = "createdAt" + interval '1 hour' * $1 where "seq" % 4 = $2`,
          [throwDice(90), throwDice(4)],
        ),
    ];
    for (let round = 0; round < 12; round++) {
      for (let n = 0; n < 5; n++) await changes[throwDice(changes.length)]?.();
      const matchmaker = await live.current(today);
      const anew = await buildEdition(reader, today, { related: matchmaker.related });
      expect(answersOf(matchmaker)).toEqual(answersOf(anew.matchmaker));
    }
  });

  it('removes and re-adds a suspended company’s candidates, through the API', async () => {
    const admin = await server.as('admin@talentbench.example');
    await server.owner.query(insertSql, ['Stage Builder', ['React'], 3]);
    const company = (await admin.get('/api/v1/companies/CO-001')).json();
    const setStatus = async (status: string, version: number) => {
      const match = { 'if-match': `"${version}"` };
      return (
        await admin.send('PUT', '/api/v1/companies/CO-001', { status, statusReason: 'Late papers' }, match)
      ).json();
    };
    const theirs = async () => {
      const { index } = await live.current(today);
      const { rows } = await server.owner.query(`select "id" from "candidates" where "companyId" = 'CO-001'`);
      return rows.filter(({ id }) => index.ids.numberOf(id) >= 0).length;
    };
    expect(await theirs()).toBeGreaterThan(0);
    const suspended = await setStatus('Suspended', company.version);
    expect(suspended.status).toBe('Suspended');
    expect(await theirs()).toBe(0);
    await setStatus('Active', suspended.version);
    expect(await theirs()).toBeGreaterThan(0);
    expect((await live.current(today)).index.size).toBe(await reader.count());
  });

  it('misses no row that is committed late, with a lower transaction id than rows already read', async () => {
    const late = await connectOwner(await urlOf(server));
    try {
      await late.query('begin');
      await late.query(insertSql, ['Late Comer', ['Unheard of'], 3]);
      await server.owner.query(insertSql, ['Early Bird', ['Unheard of'], 3]);
      const matchmaker = await live.current(today);
      const before = matchmaker.index.size;
      await live.current(today);
      await late.query('commit');
      expect((await live.current(today)).index.size).toBe(before + 1);
    } finally {
      await late.end();
    }
  });

  it('ignores a change that was rolled back, and reads nothing twice', async () => {
    const { index } = await live.current(today);
    const numbers = index.ids.size;
    await server.owner.query('begin');
    await server.owner.query(insertSql, ['Never There', ['React'], 3]);
    await server.owner.query('rollback');
    await server.owner.query(`update "candidates" set "profileViews" = "profileViews" + 1`);
    expect((await live.current(today)).index.ids.size).toBe(numbers);
  });

  it('replaces the index of yesterday at a time after midnight, and an older one at once', () => {
    const tenMinutes = 10 * 60 * 1000;
    const isOverAt = (day: string, time: string) =>
      isOver(day, new Date(`2026-06-16T${time}:00Z`), tenMinutes);
    expect(isOverAt('2026-06-15', '00:09')).toBe(false);
    expect(isOverAt('2026-06-15', '00:10')).toBe(true);
    expect(isOverAt('2026-06-14', '00:01')).toBe(true);
    expect(isOverAt('2026-06-16', '00:01')).toBe(false);
  });

  it('counts notice periods from the new day after midnight', async () => {
    const tomorrow = new Date(today.getTime() + 24 * 60 * 60 * 1000);
    const first = await live.current(tomorrow);
    expect(first.recommend(questions[0] as never, tomorrow).visible).toBeGreaterThan(0);
    let day = first.today;
    while (day !== '2026-06-16') day = (await live.current(tomorrow)).today;
    expect(day).toBe('2026-06-16');
    while ((await live.current(today)).today !== '2026-06-15');
  });

  it('is rebuilt in the background when it has many outdated entries', async () => {
    const worn = await live.current(today);
    let now = worn;
    while (now === worn) {
      await server.owner.query(
        `update "candidates" set "experience" = ("experience" + 1) % 40 where "listed"`,
      );
      now = await live.current(today);
    }
    const gone = ({ index }: Matchmaker) => index.ids.size - index.size;
    expect(gone(worn)).toBeGreaterThan(1000);
    expect(gone(now)).toBeLessThan(gone(worn));
    expect(answersOf(now)).toEqual(
      answersOf((await buildEdition(reader, today, { related: now.related })).matchmaker),
    );
  });

  it('can read only the columns that matching uses, and only listed candidates', async () => {
    const client = await server.database.pool.connect();
    try {
      await client.query(`set role "${roleName(server.database.name, 'matching')}"`);
      for (const field of ['email', 'phone', 'cost', 'notes'])
        await expect(client.query(`select "${field}" from "candidates"`)).rejects.toThrow(
          'permission denied',
        );
      await expect(client.query('select "message" from "requests"')).rejects.toThrow('permission denied');
      await expect(client.query(`update "candidates" set "title" = 'x'`)).rejects.toThrow(
        'permission denied',
      );
      const { rows } = await client.query('select count(*)::int as n from "candidates" where not "listed"');
      expect(rows).toEqual([{ n: 0 }]);
    } finally {
      client.release(true);
    }
  });
});

/** A second connection of the owner, to keep a transaction open. */
const urlOf = async ({ owner }: TestServer): Promise<string> => {
  const { host, port, database, user, password } = owner;
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  if (password) url.password = password;
  if (host?.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = String(host);
  return url.href;
};
