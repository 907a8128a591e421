import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

const url = '/api/v1/candidates/batch';
const person = (name: string) => ({
  create: { name, title: 'Engineer', skills: ['SQL'], experience: 4, location: 'Batchtown', rate: 9000 },
});
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => person(`P${from + n}`));

let server: TestServer;
let provider: Caller;
let batch = 0;
const part = (more: object = {}) => ({
  batch: `batch-of-tests-${batch}`,
  from: 0,
  last: true,
  rows: people(0, 1),
  ...more,
});
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  await server.owner.query(`update "plans" set "benchEmployees" = null`);
});
afterAll(() => server.close());

const stored = async () => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from "candidates" where "location" = 'Batchtown'`,
  );
  return rows[0].n as number;
};

describe('a batch', () => {
  it('is refused without a session, and for users who may not create such rows', async () => {
    expect((await server.anonymous.send('POST', url, part())).statusCode).toBe(401);
    const recruiter = await server.as('recruiter@talentbench.example');
    expect((await recruiter.send('POST', url, part())).statusCode).toBe(403);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['no rows', { rows: [] }],
    ['too many rows for a part', { rows: people(0, 501) }],
    ['a place beyond the largest batch', { from: 20_000 }],
    ['an act that there is not', { rows: [{ replace: {} }] }],
    ['two acts in one row', { rows: [{ ...person('x'), remove: { id: 'BE-001', version: 1 } }] }],
    ['no name', { batch: '' }],
    ['an unknown word', { force: true }],
  ])('with %s is refused', async (_, more) => {
    const answer = await provider.send('POST', url, part(more));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'row.invalid']);
    expect(await stored()).toBe(0);
  });

  it('with a missing part is refused, and nothing of it is stored', async () => {
    batch++;
    expect((await provider.send('POST', url, part({ last: false, rows: people(0, 3) }))).statusCode).toBe(
      202,
    );
    const late = await provider.send('POST', url, part({ from: 5 }));
    expect([late.statusCode, late.json().code]).toEqual([409, 'batch.part-missing']);
    expect(await stored()).toBe(0);
  });

  it('cannot contain parts sent by another user', async () => {
    batch++;
    await provider.send('POST', url, part({ last: false, rows: people(0, 3) }));
    const admin = await server.as('admin@talentbench.example');
    const foreign = { create: { ...person('x').create, companyId: 'CO-001' } };
    const answer = await admin.send('POST', url, part({ from: 3, rows: [foreign] }));
    expect(answer.statusCode).toBe(409);
  });

  it('is stored once, however often its last part is sent', async () => {
    batch++;
    await provider.send('POST', url, part({ last: false, rows: people(0, 3) }));
    const key = { 'idempotency-key': `last-part-of-${batch}` };
    const first = await provider.send('POST', url, part({ from: 3, rows: people(3, 2) }), key);
    const second = await provider.send('POST', url, part({ from: 3, rows: people(3, 2) }), key);
    expect([first.statusCode, first.json().rows.length]).toEqual([200, 5]);
    expect(second.json()).toEqual(first.json());
    expect(await stored()).toBe(5);
    const { rows } = await server.owner.query(
      `select count(*)::int as n from "stagedRows" where "batch" = $1`,
      [`batch-of-tests-${batch}`],
    );
    expect(rows[0].n).toBe(0);
  });

  it('may be larger than a single row, up to a limit', async () => {
    batch++;
    const long = { create: { ...person('Long').create, location: 'Elsewhere', notes: 'x'.repeat(4000) } };
    const answer = await provider.send('POST', url, part({ rows: Array(400).fill(long) }));
    expect(answer.statusCode).toBe(200);
    const huge = await provider.send('POST', url, part({ rows: [{ create: { notes: 'x'.repeat(9e6) } }] }));
    expect(huge.statusCode).toBe(413);
  });
});

describe('the vocabulary', () => {
  it('is available to every signed-in user, and to no one else', async () => {
    expect((await server.anonymous.get('/api/v1/vocabulary')).statusCode).toBe(401);
    const { skills } = (await provider.get('/api/v1/vocabulary')).json();
    expect(skills.length).toBeGreaterThan(50);
    expect(skills[0]).toEqual({ name: expect.any(String), count: expect.any(Number) });
  });
});
