import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Searched, talentCounts } from '../../../domain/insight/talentCounts.ts';
import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let rows: Searched[];
beforeAll(async () => {
  server = await openTestServer();
  ({ rows } = await server.owner.query<Searched>('select "title", "skills", "listed" from "candidates"'));
});
afterAll(() => server.close());

const ask = (q: string) =>
  server.anonymous.get(`/api/v1/talent/counts?${new URLSearchParams({ q }).toString()}`);

describe('the counts of the public search', () => {
  it('are refused for a single letter, for very long input, and for unstorable text', async () => {
    for (const q of ['', ' r ', 'x'.repeat(81), 'a\u0000b']) {
      const answer = await ask(q);
      expect([q, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([q, 400, ['q']]);
    }
    expect((await server.anonymous.get('/api/v1/talent/counts')).statusCode).toBe(400);
  });

  it.each(['react', 'SQL', 'engineer', 'go', 'c#', '  java ', '%', '__', 'no such thing'])(
    'for “%s” equal a count over the rows',
    async (q) => {
      const answer = await ask(q.length < 2 ? `${q}${q}` : q);
      expect([answer.statusCode, answer.json().data]).toEqual([
        200,
        talentCounts(rows, q.length < 2 ? `${q}${q}` : q),
      ]);
    },
  );

  it('include candidates, but never search names', async () => {
    expect((await ask('react')).json().data.total).toBeGreaterThan(0);
    const { rows: named } = await server.owner.query<{ name: string }>(
      'select "name" from "candidates" where "listed" limit 1',
    );
    expect((await ask(String(named[0]?.name))).json().data).toEqual({ total: 0, byTitle: [], bySkill: [] });
  });

  it('include listed candidates only', async () => {
    const title = 'Glassblower of retorts';
    await server.owner.query(
      `update "candidates" set "title" = $1, "published" = false, "listed" = false where "id" = 'BE-001'`,
      [title],
    );
    expect((await ask('glassblower')).json().data.total).toBe(0);
    await server.owner.query(`update "candidates" set "listed" = true where "id" = 'BE-001'`);
    expect((await ask('GLASSBLOWER')).json().data.byTitle).toEqual([{ title, count: 1 }]);
  });

  it('are limited to sixty a minute per address', async () => {
    await server.owner.query('delete from "allowances"');
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push((await ask('react')).statusCode);
    expect([answers.indexOf(429), answers.filter((status) => status === 200).length]).toEqual([60, 60]);
  });
});
