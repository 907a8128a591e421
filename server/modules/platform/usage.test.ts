import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMeasures } from '../../measures/openMeasures.ts';
import { errorTexts } from '../../testing/errorTexts.ts';
import { type Caller, openTestServer, type TestServer, today } from '../../testing/openTestServer.ts';

let server: TestServer;
let recruiter: Caller;
const day = today.toISOString().slice(0, 10);

beforeAll(async () => {
  server = await openTestServer();
  recruiter = await server.as('recruiter@talentbench.example');
});
afterAll(() => server.close());

const loaded = (ms: unknown, by = recruiter) => by.send('POST', '/api/v1/usage/pageLoads', { ms });
const used = (feature: unknown, by = recruiter) => by.send('POST', '/api/v1/usage/features', { feature });
const measured = async () => {
  const measures = openMeasures({ database: server.database, clock: server.clock });
  await measures.flush();
  const { rows } = await server.owner.query('select * from "platformDays" where "day" = $1', [day]);
  return rows[0];
};
const counted = async () =>
  (
    await server.owner.query(
      `select "feature", "uses" from "featureDays" where "day" = $1 order by "feature"`,
      [day],
    )
  ).rows;

describe('measurements from browsers', () => {
  it('are refused without a session', async () => {
    const visitor = server.anonymous;
    expect((await visitor.send('POST', '/api/v1/usage/pageLoads', { ms: 400 })).statusCode).toBe(401);
    expect((await visitor.send('POST', '/api/v1/usage/features', { feature: 'exports' })).statusCode).toBe(
      401,
    );
  });

  it('are refused with an error at the field if they are implausible', async () => {
    for (const ms of [undefined, null, 0, -5, 1.5, 60_001, '900', {}]) {
      const answer = await loaded(ms);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['ms']]);
    }
    expect(errorTexts(await used('luck'))).toEqual({ feature: 'Choose one of exports, comparisons' });
    expect((await recruiter.send('POST', '/api/v1/usage/pageLoads', { ms: 5, day })).statusCode).toBe(400);
  });

  it('are added to the day’s page loads, together with those of other processes', async () => {
    const before = await measured();
    expect((await loaded(800)).statusCode).toBe(204);
    expect((await loaded(1200)).statusCode).toBe(204);
    const after = await measured();
    expect([after.pageLoads - before.pageLoads, after.pageLoadMs - before.pageLoadMs]).toEqual([2, 2000]);
  });

  it('are counted by day and feature, even when sent at the same time', async () => {
    await Promise.all([used('exports'), used('comparisons'), used('exports'), used('exports')]);
    expect(await counted()).toEqual([
      { feature: 'comparisons', uses: 1 },
      { feature: 'exports', uses: 3 },
    ]);
  });

  it('are rate-limited per user, so that no one can distort the figures', async () => {
    const provider = await server.as('provider@talentbench.example');
    const answers = await Promise.all(Array.from({ length: 75 }, () => loaded(30, provider)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await loaded(900)).statusCode).toBe(204);
  });

  it('can be read by operators only', async () => {
    const admin = await server.as('admin@talentbench.example');
    expect((await admin.get('/api/v1/featureDays')).statusCode).toBe(200);
    expect((await recruiter.get('/api/v1/featureDays')).statusCode).toBe(403);
    expect((await admin.send('POST', '/api/v1/featureDays', {})).statusCode).toBe(403);
  });
});
