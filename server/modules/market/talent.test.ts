import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTalent } from '../../../application/talentSearch.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { companiesNamed } from '../../../domain/insight/companiesNamed.ts';
import { type Searched, talentCounts } from '../../../domain/insight/talentCounts.ts';
import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let rows: Searched[];
let companies: Company[];
let open: { companyId: string; noun: 'people' | 'jobs'; count: number }[];
const offeredBy = (id: string) => {
  const of = (noun: 'people' | 'jobs') =>
    open.find((one) => one.companyId === id && one.noun === noun)?.count ?? 0;
  return { people: of('people'), jobs: of('jobs') };
};
beforeAll(async () => {
  server = await openTestServer();
  ({ rows } = await server.owner.query<Searched>(
    'select "title", "skills", "location", "listed" from "candidates"',
  ));
  ({ rows: companies } = await server.owner.query<Company>('select * from "companies"'));
  ({ rows: open } = await server.owner.query(
    `select "companyId", 'people' as noun, count(*)::int from "candidates" where "listed" group by 1
     union all select "companyId", 'jobs', count(*)::int from "jobs" where "listed" group by 1`,
  ));
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

  it.each([
    ...[
      'lumenfold',
      'Corvane financial',
      'FINANCIAL',
      'react',
      'SQL',
      'engineer',
      'go',
      'c#',
      '  java ',
      '%',
      '__',
      'no such thing',
      'k8s',
      'kuberntes',
    ],
    ...[
      'senior java dev in india',
      'data engineer near München',
      'spring boot',
      'ux, figma',
      'xy in Berlin',
      'mit',
    ],
  ])('for “%s” equal a count over the rows', async (q) => {
    const asked = q.length < 2 ? `${q}${q}` : q.trim();
    const answer = await ask(asked);
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      await countTalent(
        asked,
        (search) => talentCounts(rows, search),
        (words) => companiesNamed(companies, words, offeredBy),
      ),
    ]);
  });

  it('find skills under all of their names, people by place, and misspelled skills', async () => {
    const total = async (q: string) => (await ask(q)).json().data.total;
    const kubernetes = await total('Kubernetes');
    expect(kubernetes).toBeGreaterThan(0);
    expect(await total('k8s')).toBe(kubernetes);
    const { data } = (await ask('kuberntes')).json();
    expect([data.total, data.instead]).toEqual([kubernetes, 'Kubernetes']);
    expect((await ask('lead kuberntes')).json().data.instead).toBe('lead Kubernetes');
    const inIndia = await total('java in India');
    expect(inIndia).toBeGreaterThan(0);
    expect(inIndia).toBeLessThan(await total('java'));
    expect(await total('java in Indien')).toBe(inIndia);
    for (const q of ['java india', 'India java']) expect([q, await total(q)]).toEqual([q, inIndia]);
    expect(await total('java hyderabad')).toBe(await total('java in Hyderabad'));
  });

  it('include candidates, but never search names', async () => {
    expect((await ask('react')).json().data.total).toBeGreaterThan(0);
    const { rows: named } = await server.owner.query<{ name: string }>(
      'select "name" from "candidates" where "listed" limit 1',
    );
    expect((await ask(String(named[0]?.name))).json().data).toEqual({
      total: 0,
      byTitle: [],
      bySkill: [],
      instead: null,
      companies: [],
    });
  });

  it('name the companies that a visitor asks for, but no provider that does not tell whose people it lists', async () => {
    const provider = companies.find(({ type, status }) => type === 'provider' && status === 'Active');
    const q = String(provider?.name);
    const answered = async () => (await ask(q)).json().data.companies;
    expect(await answered()).toEqual([{ company: q, ...offeredBy(String(provider?.id)) }]);
    for (const nothing of [',,', "''", '- -']) expect((await ask(nothing)).json().data.companies).toEqual([]);
    const idle = companies.find(
      ({ id, status }) => status === 'Active' && offeredBy(id).people + offeredBy(id).jobs === 0,
    );
    expect((await ask(String(idle?.name))).json().data.companies).toEqual([]);
    const mask = (on: boolean) =>
      server.owner.query('update "companies" set "maskCandidates" = $2 where "id" = $1', [provider?.id, on]);
    await mask(true);
    expect(await answered()).toEqual([]);
    await mask(provider?.maskCandidates ?? false);
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
