import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BackgroundJob, BackgroundJobs } from '../../../domain/health/backgroundJobs.ts';
import type { Job } from '../../jobs/job.ts';
import { type JobRunner, openJobRunner } from '../../jobs/jobRunner.ts';
import { type Caller, openTestServer, type TestServer } from '../../testing/openTestServer.ts';
import { until } from '../../testing/until.ts';

let server: TestServer;
let admin: Caller;
let runners: JobRunner[] = [];
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@talentbench.example');
});
afterAll(() => server.close());
afterEach(async () => {
  await Promise.all(runners.map((one) => one.close()));
  runners = [];
  await server.owner.query('delete from "backgroundJobs"');
});

/** A job that a start does not make due. */
const jobOf = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  name: 'cardExpiry',
  schedule: { every: 600 },
  concurrency: 'one',
  atStart: false,
  run,
  ...more,
});
/** A process that by itself looks only once for what is due, if not told otherwise. */
const start = async (job: Job, { database = server.database, lookEvery = 600 } = {}) => {
  const runner = openJobRunner({ database, jobs: [job], lookEvery });
  runners.push(runner);
  runner.start();
  await until(async () => (await listed()).length > 0);
};
const listed = async (by = admin): Promise<BackgroundJob[]> => {
  const answer: BackgroundJobs = (await by.get('/api/v1/platform/backgroundJobs')).json();
  return answer.jobs;
};
const only = async () => (await listed())[0];
const run = (by = admin, name = 'cardExpiry') =>
  by.send('POST', `/api/v1/platform/backgroundJobs/${name}/run`, {});
const audited = async () =>
  (
    await server.owner.query(
      `select "user", "noun", "target" from "auditLogs" where "action" = 'run background job'`,
    )
  ).rows;
const operator = async (role: string) => {
  const { rows } = await server.owner.query(
    `select "email" from "users" where "userType" = 'admin' and "role" = $1 and "status" = 'Active' limit 1`,
    [role],
  );
  return server.as(rows[0].email);
};
/** Work that goes on until it is let go. */
const openWork = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: vi.fn(() => promise), letGo: resolve };
};

describe('the list of background jobs', () => {
  it('shows the state, the last run and the next run of each job that this version knows', async () => {
    await server.owner.query(
      `insert into "backgroundJobs" ("name", "nextRun", "startedAt", "durationMs", "outcome", "lastError", "failures", "leasedUntil")
       values ('cleanup', now() - interval '1 minute', null, null, null, null, 0, null),
         ('mails', null, '2026-06-15T08:00:00Z', 40, 'Done', null, 0, null),
         ('planTerms', '2999-01-01', '2026-06-15T08:30:00Z', 90, 'Failed', 'no room', 2, null),
         ('reports', null, '2026-06-15T08:45:00Z', 12, 'Done', null, 0, now() + interval '1 minute'),
         ('ofAnotherVersion', now(), null, null, null, null, 0, null)`,
    );
    const answer: BackgroundJobs = (await admin.get('/api/v1/platform/backgroundJobs')).json();
    expect(answer.place).toBe('server');
    expect(Math.abs(Date.parse(answer.at) - Date.now())).toBeLessThan(60_000);
    const done = { failedItems: [], outcome: 'Done', lastError: null, failures: 0, nextRun: null };
    expect(answer.jobs).toEqual([
      { name: 'mails', state: 'idle', startedAt: '2026-06-15T08:00:00.000Z', durationMs: 40, ...done },
      {
        ...{ name: 'planTerms', state: 'idle', startedAt: '2026-06-15T08:30:00.000Z', durationMs: 90 },
        ...{ outcome: 'Failed', lastError: 'no room', failures: 2, nextRun: '2999-01-01T00:00:00.000Z' },
        failedItems: [],
      },
      { name: 'reports', state: 'running', startedAt: '2026-06-15T08:45:00.000Z', durationMs: 12, ...done },
      {
        ...{ name: 'cleanup', state: 'due', startedAt: null, durationMs: null },
        ...{ outcome: null, lastError: null, failures: 0, nextRun: expect.any(String) },
        failedItems: [],
      },
    ]);
  });

  it('is refused to visitors, providers and recruiters', async () => {
    const callers = [server.anonymous];
    for (const type of ['provider', 'recruiter'])
      callers.push(await server.as(`${type}@talentbench.example`));
    for (const caller of callers) {
      const status = caller === server.anonymous ? 401 : 403;
      expect((await caller.get('/api/v1/platform/backgroundJobs')).statusCode).toBe(status);
      expect((await run(caller)).statusCode).toBe(status);
    }
  });
});

describe('a run that an operator asks for', () => {
  it('begins at once in the process that is asked, and is recorded in the audit log', async () => {
    const work = openWork();
    await start(jobOf(work.run));
    expect(await only()).toMatchObject({ state: 'idle', outcome: null });
    const answer = await run();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ name: 'cardExpiry', state: 'due' }),
    ]);
    const { fullName } = await server.find('admin@talentbench.example');
    expect(await audited()).toEqual([{ user: fullName, noun: 'backgroundJobs', target: 'cardExpiry' }]);
    await until(async () => (await only())?.state === 'running');
    work.letGo();
    await until(async () => (await only())?.outcome === 'Done');
    expect(await only()).toMatchObject({ state: 'idle', failures: 0 });
    expect(work.run).toHaveBeenCalledOnce();
  });

  it('is taken by one of two processes, also if another process was asked', async () => {
    const work = openWork();
    const elsewhere = { ...server.database, committed: new EventEmitter() };
    await start(jobOf(work.run), { database: elsewhere, lookEvery: 0.05 });
    await start(jobOf(work.run), { database: elsewhere, lookEvery: 0.05 });
    expect((await run()).statusCode).toBe(200);
    await until(async () => (await only())?.state === 'running');
    work.letGo();
    await until(async () => (await only())?.outcome === 'Done');
    expect(work.run).toHaveBeenCalledOnce();
  });

  it('shows its failure', async () => {
    await start(jobOf(() => Promise.reject(new Error('no room'))));
    await run();
    await until(async () => (await only())?.outcome === 'Failed');
    expect(await only()).toMatchObject({ state: 'idle', failures: 1, lastError: 'no room' });
  });

  it('of a queue is taken by one process and shown even if there was nothing to do', async () => {
    const work = vi.fn(async () => 0);
    await start(jobOf(work, { name: 'mails', concurrency: 'each' }));
    await until(() => work.mock.calls.length === 1);
    await run(admin, 'mails');
    await until(async () => (await only())?.outcome === 'Done');
    expect(work).toHaveBeenCalledTimes(2);
    expect(await only()).toMatchObject({ state: 'idle', nextRun: null });
  });

  it('is refused while the job is running, and leaves no trace', async () => {
    const work = openWork();
    await start(jobOf(work.run));
    await run();
    await until(async () => (await only())?.state === 'running');
    const before = await audited();
    const answer = await run();
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ message: 'This job is already running' }),
    ]);
    expect(await audited()).toEqual(before);
    work.letGo();
    await until(async () => (await only())?.outcome === 'Done');
    expect(work.run).toHaveBeenCalledOnce();
  });

  it('needs the permission to change the platform, which reading the list does not', async () => {
    await start(jobOf(async () => {}));
    const before = await audited();
    const colleague = await operator('User');
    expect(await listed(colleague)).toHaveLength(1);
    expect((await run(colleague)).statusCode).toBe(403);
    expect(await only()).toMatchObject({ state: 'idle' });
    expect(await audited()).toEqual(before);
  });

  it.each(['mowLawn', 'ofAnotherVersion', 'cleanup'])('of an unknown job (%s) is refused', async (name) => {
    await server.owner.query(`insert into "backgroundJobs" ("name") values ('ofAnotherVersion')`);
    const answer = await run(admin, name);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      expect.objectContaining({ message: 'This background job does not exist' }),
    ]);
  });
});
