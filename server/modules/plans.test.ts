import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Caller, openTestServer, type TestServer, today } from '../testing/openTestServer.ts';

let server: TestServer;
/** A second process on the same database. */
let second: Awaited<ReturnType<typeof buildApp>>;
let provider: Caller;

beforeAll(async () => {
  server = await openTestServer();
  second = await buildApp({
    database: server.database,
    clock: () => today,
    version: 'second',
    sampleData: true,
  });
  provider = await server.as('provider@talentbench.example');
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const person = { name: 'Ira Novak', title: 'Test Lead', experience: 8, location: 'Brno', rate: 7000 };
const elsewhere = (method: 'POST' | 'PUT', url: string, payload: object, headers: object = {}) =>
  second.inject({ method, url, payload, headers: { authorization: `Bearer ${provider.token}`, ...headers } });

const onBench = async (): Promise<number> => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from "candidates" where "companyId" = 'CO-001' and "status" <> 'Placed'`,
  );
  return rows[0].n;
};
const withRoomFor = async (more: number): Promise<number> => {
  const limit = (await onBench()) + more;
  await server.owner.query(`update "plans" set "benchEmployees" = $1 where "name" = 'Professional'`, [limit]);
  return limit;
};
const running = async () => {
  const { rows } = await server.owner.query(
    `select "id", "planId", "startDate"::text from "subscriptions" where "companyId" = 'CO-001' and "status" = 'Active'`,
  );
  return rows;
};
const statuses = (answers: { statusCode: number }[]) => answers.map((one) => one.statusCode).sort();

describe('the bench of a plan', () => {
  it('is never overfilled by people who are added at the same moment, whichever process they reach', async () => {
    const limit = await withRoomFor(3);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? provider.send('POST', '/api/v1/candidates', person)
          : elsewhere('POST', '/api/v1/candidates', person),
      ),
    );
    expect(statuses(answers)).toEqual([...Array(3).fill(201), ...Array(9).fill(409)]);
    expect(await onBench()).toBe(limit);
  });

  it('has one place for two people who come back from a placement at once', async () => {
    const { rows } = await server.owner.query(
      `select "id", "version" from "candidates" where "companyId" = 'CO-001' and "status" = 'Placed' limit 2`,
    );
    const limit = await withRoomFor(1);
    const answers = await Promise.all(
      rows.map(({ id, version }) =>
        elsewhere('PUT', `/api/v1/candidates/${id}`, { status: 'Available' }, { 'if-match': `"${version}"` }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await onBench()).toBe(limit);
  });

  it('takes one of two batches that only fit alone, and nothing of the other', async () => {
    const limit = await withRoomFor(30);
    const answers = await Promise.all(
      ['first', 'second'].map((name) =>
        elsewhere('POST', '/api/v1/candidates/batch', {
          batch: `batch-${name}`,
          from: 0,
          last: true,
          rows: Array(20).fill({ create: person }),
        }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await onBench()).toBe(limit - 10);
  });

  it('that is full refuses one more with the numbers, for a screen to show', async () => {
    await withRoomFor(0);
    const refused = await provider.send('POST', '/api/v1/candidates', person);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'BenchFull']);
    expect(refused.json().details).toMatchObject({ plan: 'Premium', more: 1 });
  });

  it('is counted in an index alone', async () => {
    await server.owner.query('vacuum analyze "candidates"');
    await server.owner.query('set enable_seqscan = off');
    const { rows } = await server.owner.query(
      `explain select count(*) from "candidates" where "companyId" = 'CO-001' and "status" = any('{Available,In Discussion}')`,
    );
    await server.owner.query('reset enable_seqscan');
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan using .?"?candidates_companyId_status/);
  });
});

describe('a change of plan', () => {
  const choose = (planId: string, replaces: string, key?: string) =>
    provider.send(
      'POST',
      '/api/v1/subscriptions',
      { planId, replaces },
      key ? { 'idempotency-key': key } : {},
    );
  const count = async (table: string) =>
    (await server.owner.query(`select count(*)::int as n from "${table}" where "companyId" = 'CO-001'`))
      .rows[0].n as number;

  it('is for nobody unknown, and for no role below Admin', async () => {
    const [{ id }] = await running();
    const body = { planId: 'PLAN-003', replaces: id };
    expect((await server.anonymous.send('POST', '/api/v1/subscriptions', body)).statusCode).toBe(401);
    for (const role of ['Viewer', 'User', 'Manager']) {
      await server.owner.query(
        `update "users" set "role" = $1 where "email" = 'provider@talentbench.example'`,
        [role],
      );
      expect([role, (await choose('PLAN-003', id)).statusCode]).toEqual([role, 403]);
    }
    await server.owner.query(
      `update "users" set "role" = 'Admin' where "email" = 'provider@talentbench.example'`,
    );
  });

  it('is refused for another company, and with a price or date of one’s own', async () => {
    for (const more of [{ companyId: 'CO-002' }, { monthlyAmount: 1 }, { startDate: '2020-01-01' }]) {
      const answer = await provider.send('POST', '/api/v1/subscriptions', { planId: 'PLAN-003', ...more });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'Invalid']);
    }
  });

  it('of two at once is made once: the second is told', async () => {
    const [{ id }] = await running();
    const before = await count('invoices');
    const answers = await Promise.all([
      choose('PLAN-003', id),
      elsewhere('POST', '/api/v1/subscriptions', { planId: 'PLAN-003', replaces: id }),
      choose('PLAN-003', id),
    ]);
    expect(statuses(answers)).toEqual([201, 409, 409]);
    expect(await running()).toMatchObject([{ planId: 'PLAN-003', startDate: '2026-06-15' }]);
    expect(await count('invoices')).toBe(before + 1);
  });

  it('that is sent again gets its first answer, and one invoice', async () => {
    await server.owner.query(`update "plans" set "benchEmployees" = null where "name" = 'Professional'`);
    const [{ id }] = await running();
    const before = await count('subscriptions');
    const [one, again] = [
      await choose('PLAN-002', id, 'one-change-of-plan'),
      await choose('PLAN-002', id, 'one-change-of-plan'),
    ];
    expect([one.statusCode, again.json()]).toEqual([201, one.json()]);
    expect(await count('subscriptions')).toBe(before + 1);
  });

  it('waits for whoever is being added, so that a smaller plan is never overfilled', async () => {
    const limit = (await onBench()) + 2;
    const { rows } = await server.owner.query(
      `insert into "plans" ("name", "price", "currency", "billingCycle", "benchEmployees", "tier", "features", "status")
       values ('Snug', 100, 'USD', 'Monthly', $1, 'Basic', '{}', 'Active') returning "id"`,
      [limit],
    );
    const [{ id }] = await running();
    const add = () => elsewhere('POST', '/api/v1/candidates', person);
    const [, , changed] = await Promise.all([add(), add(), choose(rows[0].id, id), add(), add()]);
    expect(changed.statusCode).toBe((await onBench()) > limit ? 409 : 201);
  });
});
