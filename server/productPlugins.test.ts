// @module-tag rest
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowJobs } from '../application/jobs/rowJobs.ts';
import { nounNames } from '../domain/contract/index.ts';
import { nounsOfPlugins } from '../domain/contract/names.ts';
import type { Row } from '../domain/contract/noun.ts';
import { insightNames, insightOf } from '../domain/insight/insights.ts';
import { installWhole } from '../plugin/installBehavior.ts';
import { productPlugins } from '../plugins/index.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { migrate } from './database/migrate.ts';
import { roleName, workingRoles } from './database/roles.ts';
import { transactionsAt } from './store/change.ts';
import { type Caller, openTestServer, type TestServer, today } from './testing/openTestServer.ts';

const others = productPlugins.filter(({ name }) => !['support', 'reports', 'recommendations'].includes(name));
const gone: readonly string[] = [
  ...nounsOfPlugins.support,
  ...nounsOfPlugins.reports,
  ...nounsOfPlugins.recommendations,
];

let server: TestServer;
let admin: Caller;
const grants = async (): Promise<number> => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from information_schema.role_table_grants where table_name = any($1) and grantee = any($2)`,
    [
      [...gone, 'searchRecords'],
      workingRoles
        .filter((role) => role !== 'eraser')
        .map((role) => roleName(server.owner.database ?? '', role)),
    ],
  );
  return rows[0].n;
};
const policies = async (): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select distinct policyname as name from pg_policies where tablename = any($1) order by 1`,
    [gone],
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  installWhole(others);
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(async () => {
  installProduct();
  await server.close();
});

describe('a server without support, reports and recommendations', () => {
  it('leaves no grant or policy on their tables except those of the owner and the eraser', async () => {
    installProduct();
    await migrate(server.owner, server.owner.database ?? '');
    expect(await grants()).toBeGreaterThan(0);
    installWhole(others);
    await migrate(server.owner, server.owner.database ?? '');
    const eraser = roleName(server.owner.database ?? '', 'eraser');
    expect([await grants(), await policies()]).toEqual([0, ['owner', eraser]]);
  });

  it('has neither their routes nor their part of the API description', async () => {
    const absent = [
      ...gone,
      'reports/RPT-001/answer',
      'insights/supportDesk',
      'matching/searches',
      'matching/searches/SRC-001',
    ];
    const statuses = await Promise.all(
      absent.map(async (path) => [path, (await admin.get(`/api/v1/${path}`)).statusCode]),
    );
    expect(statuses).toEqual(absent.map((path) => [path, 404]));
    const description = (await server.anonymous.get('/api/v1/openapi.json')).json();
    const mentioned = [...Object.keys(description.paths), ...Object.keys(description.components.schemas)];
    expect(mentioned).toContain('/candidates');
    expect(mentioned.filter((name) => gone.includes(name.split('/').at(1) ?? name))).toEqual([]);
    for (const path of ['/insights/supportDesk', '/matching/searches', '/matching/searches/{id}'])
      expect(Object.keys(description.paths)).not.toContain(path);
  });

  it.each(['provider', 'recruiter', 'admin'] as const)(
    'answers the lists and figures of the other nouns to a %s',
    async (userType) => {
      const caller = await server.as(`${userType}@talentbench.example`);
      const figures = insightNames.filter((name) => {
        const { userType: whose, about, asked } = insightOf(name);
        return (whose ?? userType) === userType && !about && asked.safeParse({}).success;
      });
      expect(figures.length).toBeGreaterThan(2);
      const paths = [
        ...nounNames.map((noun) => `/api/v1/${noun}`),
        ...figures.map((name) => `/api/v1/insights/${name}`),
      ];
      // One by one: a server refuses requests beyond those that it can answer soon.
      const answers: [string, number][] = [];
      for (const path of paths) answers.push([path, (await caller.get(path)).statusCode]);
      expect(answers.filter(([, status]) => status !== 200 && status !== 403)).toEqual([]);
    },
  );

  it('runs the background jobs of the other plugins', async () => {
    for (const [name, { run }] of rowJobs.entries())
      await expect(run(transactionsAt(server.database, today)), name).resolves.not.toThrow();
  });

  it('scores candidates for recruiters, and rates the completeness of a profile without searches', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    const provider = await server.as('provider@talentbench.example');
    const { rows } = await server.owner.query(
      `select (select min("id") from "jobs" where "companyId" = 'CO-002') as "job", (select min("id") from "candidates" where "companyId" = 'CO-001') as "candidate"`,
    );
    const answers = await Promise.all([
      recruiter.get(`/api/v1/jobs/${rows[0].job}/applicants`),
      recruiter.send('POST', '/api/v1/matching/names', { names: ['React'] }),
      provider.get(`/api/v1/candidates/${rows[0].candidate}/completeness`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[2]?.json()).toMatchObject({ searches: 0, notNamed: [] });
  });

  it('exports and erases a user’s personal data in the rows of these plugins', async () => {
    const { rows } = await server.owner.query(
      `select u."id", u."fullName" as "name", r."id" as "responseId" from "users" u join "ticketResponses" r on r."authorId" = u."id" and r."author" = u."fullName" join "tickets" t on t."requesterId" = u."id" where u."role" not in ('Admin', 'Super Admin') limit 1`,
    );
    const [{ id, name, responseId }] = rows;
    await server.owner.query(
      `with "made" as (
         insert into "searches" ("companyId", "userId", "skills", "visible", "passed", "shown", "engine", "dictionary", "at")
         values ('CO-002', $1, '{}', 1, 1, 1, 'test', 'test', now()) returning "id"
       )
       insert into "searchFeedback" ("companyId", "userId", "searchId", "candidateId", "verdict", "given")
       select 'CO-002', $1, "id", (select min("id") from "candidates"), 'Good Match', "id" from "made"`,
      [id],
    );
    const place = `/api/v1/users/${id}`;
    const exported = await admin.send('POST', `${place}/personalData`);
    expect(exported.statusCode).toBe(200);
    const found: Record<string, Row[]> = Object.fromEntries(
      exported.json().rows.map((part: { noun: string; rows: Row[] }) => [part.noun, part.rows]),
    );
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['tickets', 'ticketResponses', 'searches', 'searchFeedback']),
    );
    expect(found.searchFeedback?.[0]).not.toHaveProperty('given');

    const preview = (await admin.get(`${place}/erasure`)).json();
    expect(preview.replaced.map(({ noun }: { noun: string }) => noun)).toContain('ticketResponses');
    const erased = await admin.send('POST', `${place}/erasure`, { name });
    expect([erased.statusCode, erased.body]).toEqual([200, expect.any(String)]);
    const { rows: left } = await server.owner.query(
      `select "author" from "ticketResponses" where "id" = $1`,
      [responseId],
    );
    expect(left).toEqual([{ author: `Erased person ${id}` }]);
  });
});

it('a server without support refuses to show the answers of reports about tickets', async () => {
  installWhole(productPlugins.filter(({ name }) => name !== 'support'));
  await migrate(server.owner, server.owner.database ?? '');
  const other = await openTestServer();
  await migrate(other.owner, other.owner.database ?? '');
  const operator = await other.as('admin@talentbench.example');
  const { rows } = await other.owner.query(`select "id" from "reports" where "noun" = 'tickets'`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { id } of rows)
    expect((await operator.get(`/api/v1/reports/${id}/answer`)).json()).toMatchObject({
      code: 'access.refused',
    });
  await other.close();
});

it('support and reports have their rows, routes and grants again once they are on', async () => {
  installProduct();
  await migrate(server.owner, server.owner.database ?? '');
  const again = await openTestServer();
  const operator = await again.as('admin@talentbench.example');
  expect((await operator.get('/api/v1/tickets')).json().length).toBeGreaterThan(0);
  expect(await grants()).toBeGreaterThan(0);
  await again.close();
});
