// @module-tag rest
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowJobs } from '../application/jobs/rowJobs.ts';
import { plugin } from '../examples/assessments/plugin.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import { connectOwner } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { transactionsAt } from './store/change.ts';
import { administrate, dropDatabase } from './testing/databases.ts';
import { type Caller, openTestServer, type TestServer, today } from './testing/openTestServer.ts';

let server: TestServer;
let provider: Caller;
let recruiter: Caller;
let candidate: { id: string; companyId: string };
beforeAll(async () => {
  installProduct([plugin]);
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
  recruiter = await server.as('recruiter@talentbench.example');
  [candidate] = (await provider.get('/api/v1/candidates')).json();
  [candidate] = (await provider.get('/api/v1/candidates')).json();
});
afterAll(async () => {
  installProduct();
  await server.close();
});

const planned = { skill: 'SQL', plannedFor: '2026-06-20', status: 'Planned' };
const plan = (changes: object = {}) =>
  provider.send('POST', '/api/v1/skillAssessments', { ...planned, candidateId: candidate.id, ...changes });
const grants = async (): Promise<number> => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from information_schema.role_table_grants where table_name = 'skillAssessments' and grantee like '%provider%'`,
  );
  return rows[0].n;
};

/** What plugins state about the candidate, as recruiters read it. */
const stated = async () => (await recruiter.get(`/api/v1/candidates/${candidate.id}`)).json().addedFacts;

describe('a plugin on the server', () => {
  it('has its table, and routes by its rules', async () => {
    const made = await plan();
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { id: 'SKA-001', companyId: candidate.companyId, shared: false },
    ]);
    expect((await recruiter.get('/api/v1/skillAssessments')).json()).toEqual([]);
    const asRecruiter = await recruiter.send('POST', '/api/v1/skillAssessments', planned);
    expect(asRecruiter.statusCode).toBe(403);
  });

  it('refuses what its behavior refuses, with the errors of its fields', async () => {
    const { rows } = await server.owner.query(
      `select "id" from "candidates" where "companyId" <> $1 limit 1`,
      [candidate.companyId],
    );
    const foreign = await plan({ candidateId: rows[0].id });
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([400, ['candidateId']]);
    const ungraded = await provider.send(
      'PUT',
      '/api/v1/skillAssessments/SKA-001',
      { status: 'Passed' },
      { 'if-match': '"1"' },
    );
    expect([ungraded.statusCode, Object.keys(ungraded.json().errors)]).toEqual([400, ['score']]);
  });

  it('shows recruiters what was passed and shared', async () => {
    const graded = { status: 'Passed', score: 91, shared: true };
    const edited = await provider.send('PUT', '/api/v1/skillAssessments/SKA-001', graded, {
      'if-match': '"1"',
    });
    expect([edited.statusCode, edited.json().gradedOn]).toEqual([200, '2026-06-15']);
    expect((await recruiter.get('/api/v1/skillAssessments')).json()).toMatchObject([
      { id: 'SKA-001', score: 91 },
    ]);
  });

  it('answers its operation for the caller’s own company, and in the API description', async () => {
    expect((await provider.get('/api/v1/assessments/summary')).json()).toEqual({
      planned: 0,
      graded: 1,
      passed: 1,
    });
    expect((await recruiter.get('/api/v1/assessments/summary')).statusCode).toBe(403);
    const description = (await server.anonymous.get('/api/v1/openapi.json')).json();
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/skillAssessments', '/assessments/summary']),
    );
  });

  it('runs its background job', async () => {
    await plan({ plannedFor: '2026-06-01' });
    await rowJobs.get('assessmentsMissed')?.run(transactionsAt(server.database, today));
    expect((await provider.get('/api/v1/skillAssessments/SKA-002')).json()).toMatchObject({
      status: 'Missed',
    });
  });

  it('keeps its rows but leaves no grant and states nothing once it is off, and works again once it is on', async () => {
    expect(await grants()).toBeGreaterThan(0);
    expect(await stated()).toEqual(['passedAssessments:SQL']);
    installProduct();
    await migrate(server.owner, server.owner.database ?? '');
    expect(await grants()).toBe(0);
    await rowJobs.get('addedFacts')?.run(transactionsAt(server.database, today));
    expect(await stated()).toEqual([]);
    installProduct([plugin]);
    await migrate(server.owner, server.owner.database ?? '');
    expect((await provider.get('/api/v1/skillAssessments')).json()).toHaveLength(2);
    await rowJobs.get('addedFacts')?.run(transactionsAt(server.database, today));
    expect(await stated()).toEqual(['passedAssessments:SQL']);
  });
});

const fileAt = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const withPlugin = { PLUGINS_CONFIG: fileAt('examples/talentbench.config.ts') };
const urlOf = (database = server.owner.database ?? '') => {
  const url = new URL(inject('templateUrl'));
  url.pathname = `/${database}`;
  return url.href;
};
/** Runs a script as `npm run` does. */
const command = (
  script: string,
  url: string,
  path?: string,
  plugins: Record<string, string> = withPlugin,
) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileAt(`scripts/${script}.ts`), ...(path ? [path] : [])],
    { env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder, ...plugins }, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
};
let folder: string;

describe('the database of an installation with a plugin', () => {
  const empty = `test_${randomBytes(6).toString('hex')}`;
  let backup: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'talentbench-plugins-'));
    backup = join(folder, 'with-plugin.backup');
    await administrate(urlOf(), `create database "${empty}"`);
  });
  afterAll(async () => {
    await dropDatabase(urlOf(empty));
    await rm(folder, { recursive: true });
  });

  it('needs no upgrade while the plugin is on, and starts without it', () => {
    const on = command('upgradeCheck', urlOf());
    expect([on.status, on.said]).toEqual([
      0,
      expect.stringContaining('Functions, triggers, sums and policies are up to date.'),
    ]);
    const off = command('upgradeCheck', urlOf(), undefined, {});
    expect([off.status, off.said]).toEqual([0, expect.stringContaining('counts')]);
  });

  it('is restored with the rows of the plugin', async () => {
    expect(command('backup', urlOf(), backup)).toEqual({ status: 0, said: expect.any(String) });
    const without = command('restore', urlOf(empty), backup, {});
    expect([without.status, without.said]).toEqual([
      1,
      expect.stringContaining('tables of the plugin assessments, which is off here'),
    ]);
    expect(command('restore', urlOf(empty), backup)).toEqual({ status: 0, said: expect.any(String) });
    const owner = await connectOwner(urlOf(empty));
    const { rows } = await owner.query('select "id" from "skillAssessments" order by "id"');
    await owner.end();
    expect(rows).toEqual([{ id: 'SKA-001' }, { id: 'SKA-002' }]);
  });

  it('exports and erases the rows of a candidate with the candidate', async () => {
    const admin = await server.as('admin@talentbench.example');
    const { name } = (await admin.get(`/api/v1/candidates/${candidate.id}`)).json();
    const exported = (await admin.send('POST', `/api/v1/candidates/${candidate.id}/personalData`)).json();
    expect(exported.rows).toContainEqual(
      expect.objectContaining({
        noun: 'skillAssessments',
        rows: [expect.objectContaining({ id: 'SKA-001' }), expect.objectContaining({ id: 'SKA-002' })],
      }),
    );
    const erased = await admin.send('POST', `/api/v1/candidates/${candidate.id}/erasure`, { name });
    expect(erased.statusCode).toBe(200);
    expect((await admin.get(`/api/v1/candidates/${candidate.id}`)).json().addedFacts).toEqual([]);
    const { rows } = await server.owner.query('select "id" from "skillAssessments"');
    expect(rows).toEqual([]);
  });
});
