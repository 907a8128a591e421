import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowJobs } from '../application/jobs/rowJobs.ts';
import { nounNames, reportNouns, supportNouns } from '../domain/contract/index.ts';
import { insightNames, insightOf } from '../domain/insight/insights.ts';
import { installWhole } from '../plugin/installBehavior.ts';
import { productPlugins } from '../plugins/index.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { migrate } from './database/migrate.ts';
import { roleName, workingRoles } from './database/roles.ts';
import { transactionsAt } from './store/change.ts';
import { type Caller, openTestServer, type TestServer, today } from './testing/openTestServer.ts';

const others = productPlugins.filter(({ name }) => name !== 'support' && name !== 'reports');
const gone = Object.keys({ ...supportNouns, ...reportNouns });

let server: TestServer;
let admin: Caller;
const grants = async (): Promise<number> => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from information_schema.role_table_grants where table_name = any($1) and grantee = any($2)`,
    [gone, workingRoles.map((role) => roleName(server.owner.database ?? '', role))],
  );
  return rows[0].n;
};
const policies = async (): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select distinct policyname as name from pg_policies where tablename = any($1)`,
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

describe('a server without support and reports', () => {
  it('leaves no grant and no policy on their tables except the owner’s', async () => {
    installProduct();
    await migrate(server.owner, server.owner.database ?? '');
    expect(await grants()).toBeGreaterThan(0);
    installWhole(others);
    await migrate(server.owner, server.owner.database ?? '');
    expect([await grants(), await policies()]).toEqual([0, ['owner']]);
  });

  it('has neither their routes nor their part of the API description', async () => {
    const absent = [...gone, 'reports/RPT-001/answer', 'insights/supportDesk'];
    const statuses = await Promise.all(
      absent.map(async (path) => [path, (await admin.get(`/api/v1/${path}`)).statusCode]),
    );
    expect(statuses).toEqual(absent.map((path) => [path, 404]));
    const description = (await server.anonymous.get('/api/v1/openapi.json')).json();
    const mentioned = [...Object.keys(description.paths), ...Object.keys(description.components.schemas)];
    expect(mentioned).toContain('/candidates');
    expect(mentioned.filter((name) => gone.includes(name.split('/').at(1) ?? name))).toEqual([]);
    expect(Object.keys(description.paths)).not.toContain('/insights/supportDesk');
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
      const answers = await Promise.all(
        paths.map(async (path) => [path, (await caller.get(path)).statusCode]),
      );
      expect(answers.filter(([, status]) => status !== 200 && status !== 403)).toEqual([]);
    },
  );

  it('runs the background jobs of the others, and erases a user who has opened tickets', async () => {
    for (const [name, { run }] of rowJobs.entries())
      await expect(run(transactionsAt(server.database, today)), name).resolves.not.toThrow();
    const { rows } = await server.owner.query(
      `select u."id", u."fullName" as "name" from "users" u join "tickets" t on t."requesterId" = u."id" where u."role" not in ('Admin', 'Super Admin') limit 1`,
    );
    const exported = await admin.send('POST', `/api/v1/users/${rows[0].id}/personalData`);
    expect(exported.statusCode).toBe(200);
    expect(exported.json().rows.map(({ noun }: { noun: string }) => noun)).not.toContain('tickets');
    const erased = await admin.send('POST', `/api/v1/users/${rows[0].id}/erasure`, { name: rows[0].name });
    expect([erased.statusCode, erased.body]).toEqual([200, expect.any(String)]);
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
