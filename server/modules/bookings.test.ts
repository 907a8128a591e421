import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractExpiry, placements } from '../../application/jobs/contracts.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { runJob } from '../testing/runJob.ts';

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
  await server.owner.query(`update "plans" set "benchEmployees" = null`);
});
afterAll(() => server.close());

const send = async (by: Caller, method: 'POST' | 'PUT', path: string, body: object, version?: number) => {
  const tag: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return by.send(method, `/api/v1/${path}`, body, tag);
};
const person = async (name: string) =>
  (
    await send(provider, 'POST', 'candidates', {
      name,
      title: 'Engineer',
      skills: ['SQL'],
      experience: 5,
      location: 'Lyon',
      rate: 9000,
    })
  ).json();
const pending = async (candidate: { id: string; name: string }, startDate: string, endDate: string) => {
  const body = {
    candidateId: candidate.id,
    recruiterId: 'CO-002',
    employee: candidate.name,
    client: 'Harbour Hiring',
    type: 'SOW',
    startDate,
    endDate,
    rate: 9500,
  };
  const draft = (await send(provider, 'POST', 'contracts', body)).json();
  return (await send(provider, 'PUT', `contracts/${draft.id}`, { status: 'Pending' }, draft.version)).json();
};
/** The provider signs, then the client, whose answer is returned. */
const sign = async ({ id }: { id: string }) => {
  const filter = (columns: object) => encodeURIComponent(JSON.stringify({ contractId: id, ...columns }));
  const [envelope] = (await provider.get(`/api/v1/envelopes?filter=${filter({})}`)).json();
  const { contentHash } = envelope;
  const by = async (caller: Caller, side: string) => {
    const [signer] = (await caller.get(`/api/v1/signers?filter=${filter({ side })}`)).json();
    const body = { status: 'Signed', kind: 'Typed', signature: 'A Name', contentHash };
    return send(caller, 'PUT', `signers/${signer.id}`, body, signer.version);
  };
  await by(provider, 'provider');
  return by(recruiter, 'recruiter');
};
const stand = async ({ id }: { id: string }) => {
  const { rows } = await server.owner.query(
    `select "status", "listed", "benchSince"::text, "availableFrom"::text from "candidates" where "id" = $1`,
    [id],
  );
  return rows[0];
};
/** Both parts of the hourly job. */
const look = async (day: string) => {
  const now = new Date(`${day}T00:10:00Z`);
  await runJob(server, contractExpiry, now);
  return runJob(server, placements, now);
};

it('a candidate is placed once on the first day of a signed contract, and available on the day after its last', async () => {
  const candidate = await person('Noor Later');
  expect((await sign(await pending(candidate, '2026-07-01', '2026-07-31'))).statusCode).toBe(200);
  await look('2026-06-30');
  expect(await stand(candidate)).toMatchObject({ status: 'Available', listed: true });
  expect(await look('2026-07-01')).toBeGreaterThan(0);
  expect(await look('2026-07-01')).toBe(0);
  expect(await stand(candidate)).toMatchObject({
    status: 'Placed',
    listed: false,
    availableFrom: '2026-08-01',
  });
  await look('2026-07-31');
  expect((await stand(candidate)).status).toBe('Placed');
  await look('2026-08-01');
  expect(await stand(candidate)).toMatchObject({
    status: 'Available',
    listed: true,
    benchSince: '2026-08-01',
    availableFrom: '2026-08-01',
  });
});

it('a candidate whose next contract follows directly stays placed', async () => {
  const candidate = await person('Noor Twice');
  await sign(await pending(candidate, '2026-06-15', '2026-07-31'));
  await sign(await pending(candidate, '2026-08-01', '2026-09-30'));
  expect(await stand(candidate)).toMatchObject({ status: 'Placed', availableFrom: '2026-10-01' });
  await look('2026-08-01');
  expect(await stand(candidate)).toMatchObject({ status: 'Placed', availableFrom: '2026-10-01' });
});

it('two simultaneous job runs place a candidate once', async () => {
  const candidate = await person('Noor Race');
  await sign(await pending(candidate, '2026-11-01', '2026-11-30'));
  await Promise.all([look('2026-11-01'), look('2026-11-01'), look('2026-11-01')]);
  const { rows } = await server.owner.query(
    `select 1 from "auditLogs" where "noun" = 'candidates' and "target" = $1 and "user" = 'system' and "after"::text like '%Placed%'`,
    [candidate.id],
  );
  expect(rows).toHaveLength(1);
  const filter = encodeURIComponent(JSON.stringify({ target: candidate.id }));
  const told = (await provider.get(`/api/v1/activities?filter=${filter}`)).json();
  expect(told.filter(({ type }: { type: string }) => type === 'Noor Race was placed')).toHaveLength(1);
});

it('one of many contracts signed at once for the same days is accepted, in any order', async () => {
  const candidate = await person('Noor Wanted');
  const contracts = await Promise.all(
    Array.from({ length: 6 }, () => pending(candidate, '2027-01-01', '2027-03-31')),
  );
  const codes = (await Promise.all(contracts.map(sign))).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('the migration states the days that contracts booked before it, as the rule does', async () => {
  const candidate = await person('Noor Before');
  for (const [startDate, endDate] of [
    ['2026-08-01', '2026-08-31'],
    ['2026-09-01', '2026-09-30'],
    ['2027-01-01', '2027-01-31'],
  ] as const)
    expect((await sign(await pending(candidate, startDate, endDate))).statusCode).toBe(200);
  const all = async () =>
    (
      await server.owner.query(
        `select "id", "bookings", "bookedUntil"::text from "candidates" where "bookings" <> '[]' order by "id"`,
      )
    ).rows;
  const stated = await all();
  expect(stated.find(({ id }) => id === candidate.id)).toMatchObject({
    bookings: [
      { startDate: '2026-08-01', endDate: '2026-09-30' },
      { startDate: '2027-01-01', endDate: '2027-01-31' },
    ],
    bookedUntil: '2027-01-31',
  });
  const migration = readFileSync(
    new URL('../database/migrations/0079-booked-candidates.sql', import.meta.url),
    'utf8',
  );
  await server.owner.query(`update "candidates" set "bookings" = '[]', "bookedUntil" = null`);
  await server.owner.query(migration.slice(migration.indexOf('with "signed"')));
  expect(await all()).toEqual(stated);
});

it('a booking that has ended says nothing more, before any job has run', async () => {
  const candidate = await person('Noor Over');
  await sign(await pending(candidate, '2026-07-01', '2026-07-31'));
  const found = async (freeBy: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'Noor Over', freeBy }));
    return (await recruiter.get(`/api/v1/candidates?filter=${filter}`)).json().length;
  };
  expect([await found('2026-07-31'), await found('2026-08-01')]).toEqual([0, 1]);
});
