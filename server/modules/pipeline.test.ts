import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';

let server: TestServer;
let marcus: Caller;
let colleague: Caller;
let stranger: Caller;
beforeAll(async () => {
  server = await openTestServer();
  const { rows } = await server.owner.query<{ email: string; companyId: string }>(
    `select "email", "companyId" from "users" where "userType" = 'recruiter' and "status" = 'Active' and "role" <> 'Viewer'
       and "companyId" in (select "id" from "companies" where "status" = 'Active') order by "companyId" = 'CO-002' desc, "seq"`,
  );
  const others = rows.filter(({ email }) => email !== 'recruiter@talentbench.example');
  marcus = await server.as('recruiter@talentbench.example');
  colleague = await server.as(others.find(({ companyId }) => companyId === 'CO-002')?.email ?? '');
  stranger = await server.as(others.find(({ companyId }) => companyId !== 'CO-002')?.email ?? '');
});
afterAll(() => server.close());

/** A listed candidate who is in no pipeline. */
const freshCandidate = async (): Promise<string> => {
  const { rows } = await server.owner.query<{ id: string }>(
    `select "id" from "candidates" where "listed" and "id" not in (select "candidateId" from "pipelineEntries") order by "seq" limit 1`,
  );
  return String(rows[0]?.id);
};
const add = (who: Caller, candidateId: string, more: object = {}) =>
  who.send('POST', '/api/v1/pipelineEntries', { candidateId, ...more });
const move = (who: Caller, { id, version }: { id: string; version: number }, changes: object) =>
  who.send('PUT', `/api/v1/pipelineEntries/${id}`, changes, { 'if-match': `"${version}"` });

describe('one active entry per job and candidate', () => {
  it('holds for simultaneous requests: one is added, all others are refused with its name', async () => {
    const candidateId = await freshCandidate();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => add(n % 2 ? marcus : colleague, candidateId)),
    );
    const [made, ...more] = answers.filter(({ statusCode }) => statusCode === 201);
    expect(more).toEqual([]);
    const told = answers
      .filter(({ statusCode }) => statusCode === 409)
      .map((answer) => answer.json().message);
    expect(told).toHaveLength(7);
    for (const message of told) expect(message).toContain(`already in this pipeline (${made?.json().id}`);
  });

  it('holds for each company separately', async () => {
    const candidateId = await freshCandidate();
    expect((await add(marcus, candidateId)).statusCode).toBe(201);
    expect((await add(stranger, candidateId)).statusCode).toBe(201);
  });

  it('is enforced by the database', async () => {
    const candidateId = await freshCandidate();
    const { id } = (await add(marcus, candidateId)).json();
    const twin = (outcome: string) =>
      server.owner.query(
        `insert into "pipelineEntries" ("companyId", "candidateId", "name", "title", "providerId", "skills", "experience", "location", "stage", "outcome", "addedDate", "source", "currency")
         select "companyId", "candidateId", "name", "title", "providerId", "skills", "experience", "location", "stage", $2, "addedDate", "source", "currency" from "pipelineEntries" where "id" = $1`,
        [id, outcome],
      );
    await expect(twin('Live')).rejects.toMatchObject({ constraint: 'pipelineEntries_candidateId_live' });
    expect((await twin('Rejected')).rowCount).toBe(1);
  });
});

describe('two people who move one card', () => {
  it('do not overwrite each other: the second is refused with the current position', async () => {
    const entry = (await add(marcus, await freshCandidate())).json();
    const answers = await Promise.all([
      move(marcus, entry, { stage: 'screening' }),
      move(colleague, entry, { stage: 'offer' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const lost = answers.find(({ statusCode }) => statusCode === 412)?.json();
    expect(lost.details.current.stage).toBe(won.stage);
    const { rows } = await server.owner.query(
      `select "to" from "stageChanges" where "entryId" = $1 order by "seq"`,
      [entry.id],
    );
    expect(rows).toEqual([{ to: 'sourcing' }, { to: won.stage }]);
  });
});

describe('a hire', () => {
  it('notifies the provider’s people in their inbox, with company, candidate and start date', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `select "id" from "candidates" where "companyId" = 'CO-001' and "status" = 'Available' and "listed"
         and "id" not in (select "candidateId" from "pipelineEntries" where "companyId" = 'CO-002') order by "seq" limit 1`,
    );
    const candidateId = String(rows[0]?.id);
    const entry = (await add(marcus, candidateId, { startDate: '2026-07-01' })).json();
    expect((await move(marcus, entry, { stage: 'hired' })).json()).toMatchObject({ hireDate: '2026-06-15' });
    const told = await server.owner.query<{ title: string }>(
      `select "title" from "notifications" where "link" = $1 and "title" like 'Corvane Financial%'`,
      [`/provider/employees/${candidateId}/show`],
    );
    expect(told.rows.length).toBeGreaterThan(0);
    for (const { title } of told.rows)
      expect(title).toBe(`Corvane Financial wants to hire ${entry.name} from Jul 1, 2026`);
  });

  it('cannot be made or seen by other companies', async () => {
    const entry = (await add(marcus, await freshCandidate())).json();
    expect((await move(stranger, entry, { stage: 'hired' })).statusCode).toBe(404);
    const provider = await server.as('provider@talentbench.example');
    expect((await move(provider, entry, { stage: 'hired' })).statusCode).toBe(403);
    expect((await move(server.anonymous, entry, { stage: 'hired' })).statusCode).toBe(401);
  });
});
