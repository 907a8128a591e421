import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardExpiry, planTerms } from '../../../application/jobs/contracts.ts';
import { buildApp } from '../../app.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../../testing/openTestServer.ts';
import { runJob } from '../../testing/runJob.ts';

let server: TestServer;
/** A second process on the same database. */
let second: Awaited<ReturnType<typeof buildApp>>;
let provider: Caller;

beforeAll(async () => {
  server = await openTestServer();
  second = await buildApp({
    database: server.database,
    clock: () => today,
    secrets: testSecrets,
    version: 'second',
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
  it('is never exceeded by candidates added at the same time, in any process', async () => {
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

  it('accepts one of two candidates who return from a placement at once if one place is left', async () => {
    const { rows } = await server.owner.query(
      `select "id", "version" from "candidates" where "companyId" = 'CO-001' and "status" = 'Placed' limit 2`,
    );
    const limit = await withRoomFor(1);
    // Candidates with a running contract cannot be released by hand.
    await server.owner.query(`update "contracts" set "status" = 'Expired' where "candidateId" = any($1)`, [
      rows.map(({ id }) => id),
    ]);
    const answers = await Promise.all(
      rows.map(({ id, version }) =>
        elsewhere('PUT', `/api/v1/candidates/${id}`, { status: 'Available' }, { 'if-match': `"${version}"` }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await onBench()).toBe(limit);
  });

  it('accepts one of two batches that only fit alone, and nothing of the other', async () => {
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

  it('that is full refuses another candidate with the numbers, for display', async () => {
    await withRoomFor(0);
    const refused = await provider.send('POST', '/api/v1/candidates', person);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plans.bench-full']);
    expect(refused.json().details).toMatchObject({ plan: 'Premium', more: 1 });
  });

  it('is counted with an index-only scan', async () => {
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
  const offer = async (name: string, tier: string, price: number, room: number | null) => {
    const { rows } = await server.owner.query(
      `insert into "plans" ("name", "price", "currency", "billingCycle", "benchEmployees", "tier", "features", "status")
       values ($1, $2, 'USD', 'Monthly', $3, $4, '{}', 'Active') returning "id"`,
      [name, price, room, tier],
    );
    return String(rows[0].id);
  };
  const count = async (table: string) =>
    (await server.owner.query(`select count(*)::int as n from "${table}" where "companyId" = 'CO-001'`))
      .rows[0].n as number;

  it('needs the role Admin', async () => {
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

  it('is refused for another company, and with a price or date', async () => {
    for (const more of [{ companyId: 'CO-002' }, { monthlyAmount: 1 }, { startDate: '2020-01-01' }]) {
      const answer = await provider.send('POST', '/api/v1/subscriptions', { planId: 'PLAN-003', ...more });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'row.invalid']);
    }
  });

  it('is made once if requested twice at the same time: the second is refused', async () => {
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

  it('that is retried gets its original response, and one invoice', async () => {
    const larger = await offer('Larger', 'Enterprise', 200_000, null);
    const [{ id }] = await running();
    const before = await count('subscriptions');
    const [one, again] = [
      await choose(larger, id, 'one-change-of-plan'),
      await choose(larger, id, 'one-change-of-plan'),
    ];
    expect([one.statusCode, again.json()]).toEqual([201, one.json()]);
    expect(await count('subscriptions')).toBe(before + 1);
  });

  it('waits for concurrent additions, so that a smaller plan is never exceeded', async () => {
    const limit = (await onBench()) + 2;
    const snug = await offer('Snug', 'Basic', 100, limit);
    const operator = await server.as('admin@talentbench.example');
    const [{ id }] = await running();
    const put = () =>
      operator.send('POST', '/api/v1/subscriptions', {
        companyId: 'CO-001',
        planId: snug,
        replaces: id,
        monthlyAmount: 100,
        startDate: '2026-06-15',
        status: 'Active',
      });
    const add = () => elsewhere('POST', '/api/v1/candidates', person);
    const [, , changed] = await Promise.all([add(), add(), put(), add(), add()]);
    expect(changed.statusCode).toBe((await onBench()) > limit ? 409 : 201);
  });
});

describe('the end of a term', () => {
  let other: Caller;
  const company = 'CO-002';
  const of = async () =>
    (
      await server.owner.query(
        `select "id", "version", "planId", "status", "renewal", "nextPlanId", "startDate"::text, "endDate"::text, "changesOn"::text
         from "subscriptions" where "companyId" = $1 order by "seq"`,
        [company],
      )
    ).rows;
  const say = async (body: object, by = other) => {
    const { id, version } = (await of()).at(-1);
    return by.send('PUT', `/api/v1/subscriptions/${id}`, body, { 'if-match': `"${version}"` });
  };
  const at = (day: string) => new Date(`${day}T00:00:10Z`);
  beforeAll(async () => {
    other = await server.as('recruiter@talentbench.example');
    await server.owner.query(`update "plans" set "users" = 10 where "name" = 'Basic'`);
  });

  it('cannot be changed by another company, by a role below Admin, or with a date', async () => {
    const basic = { renewal: 'Changes', nextPlanId: 'PLAN-001' };
    expect((await say(basic, server.anonymous)).statusCode).toBe(401);
    expect((await say(basic, provider)).statusCode).toBe(404);
    expect((await say({ ...basic, changesOn: '2026-06-16' })).statusCode).toBe(400);
    expect((await say({ monthlyAmount: 1 })).statusCode).toBe(400);
  });

  it('starts the smaller plan once, in any number of processes, and not before its date', async () => {
    expect((await say({ renewal: 'Changes', nextPlanId: 'PLAN-001' })).statusCode).toBe(200);
    expect(await runJob(server, planTerms, at('2026-06-30'))).toBe(0);
    const counts = await Promise.all(
      Array.from({ length: 4 }, () => runJob(server, planTerms, at('2026-07-01'))),
    );
    expect(counts.reduce((all, one) => all + one)).toBe(1);
    const [before, now] = (await of()).slice(-2);
    expect(before).toMatchObject({ status: 'Cancelled', endDate: '2026-06-30', renewal: 'Changes' });
    expect(now).toMatchObject({
      status: 'Active',
      planId: 'PLAN-001',
      startDate: '2026-07-01',
      renewal: 'Renews',
    });
    const { rows } = await server.owner.query(`select "subscription" from "companies" where "id" = $1`, [
      company,
    ]);
    expect(rows).toEqual([{ subscription: 'Basic' }]);
    expect(await runJob(server, planTerms, at('2026-07-02'))).toBe(0);
  });

  it('ends canceled plans, and no resumed ones', async () => {
    await say({ renewal: 'Ends' });
    expect((await say({ renewal: 'Renews' })).json()).toMatchObject({ changesOn: null });
    expect(await runJob(server, planTerms, at('2027-01-01'))).toBe(0);
    await say({ renewal: 'Ends' });
    expect(await runJob(server, planTerms, at('2026-08-01'))).toBe(1);
    expect((await of()).at(-1)).toMatchObject({ status: 'Cancelled', renewal: 'Ends' });
    expect((await of()).filter(({ status }) => status === 'Active')).toEqual([]);
  });

  it('never leaves a company with more accounts than its plan includes', async () => {
    const operator = await server.as('admin@talentbench.example');
    const form = (n: number) => ({
      companyId: company,
      userType: 'recruiter',
      role: 'User',
      firstName: 'Ida',
      lastName: `Berg ${n}`,
      email: `ida.${n}@seats.example`,
      status: 'Pending',
    });
    const { rows } = await server.owner.query(
      `select count(*)::int as n from "users" where "companyId" = $1 and "status" in ('Active', 'Pending')`,
      [company],
    );
    await server.owner.query(`update "plans" set "users" = $1 where "tier" = 'Basic'`, [rows[0].n + 1]);
    const answers = await Promise.all([1, 2, 3].map((n) => operator.send('POST', '/api/v1/users', form(n))));
    expect(statuses(answers)).toEqual([201, 409, 409]);
    const { firstName, lastName, email, userType, role } = form(4);
    const invited = await other.send('POST', '/api/v1/users', { firstName, lastName, email, userType, role });
    expect([invited.statusCode, invited.json().code]).toEqual([409, 'plans.users-full']);
  });
});

it('cards expire with their last month, once', async () => {
  await server.owner.query(`update "paymentMethods" set "status" = 'Expired'`);
  await server.owner.query(
    `update "paymentMethods" set "status" = 'Active', "method" = 'Credit Card', "brand" = 'Visa', "last4" = '4242',
      "expiry" = '06/26', "bank" = null, "account" = null, "email" = null where "companyId" = 'CO-001'`,
  );
  expect(await runJob(server, cardExpiry, new Date('2026-06-30T23:59:00Z'))).toBe(0);
  const both = await Promise.all(
    [1, 2].map(() => runJob(server, cardExpiry, new Date('2026-07-01T00:00:00Z'))),
  );
  expect(both.reduce((all, one) => all + one)).toBe(1);
  const { rows } = await server.owner.query(
    `select "status", "brand", "last4" from "paymentMethods" where "companyId" = 'CO-001'`,
  );
  expect(rows).toEqual([{ status: 'Expired', brand: 'Visa', last4: '4242' }]);
});
