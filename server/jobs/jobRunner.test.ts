import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { nothingLeftOut, openFailures } from '../../application/failures.ts';
import type { Database } from '../database/connect.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { until } from '../testing/until.ts';
import { type Job, nextAfter } from './job.ts';
import { type JobRunner, openJobRunner } from './jobRunner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let runners: JobRunner[] = [];
afterEach(async () => {
  await Promise.all(runners.map((one) => one.close()));
  runners = [];
  await server.owner.query('delete from "backgroundJobs"');
});

const warn = vi.fn();
/** A process of its own, as far as jobs are concerned. */
const start = (...jobs: Job[]): JobRunner => startOn(server.database, ...jobs);
const startOn = (database: Database, ...jobs: Job[]): JobRunner => {
  const runner = openJobRunner({ database, jobs, log: { warn }, lookEvery: 0.05, gracePeriod: 0.1 });
  runners.push(runner);
  runner.start();
  return runner;
};
const jobOf = (run: Job['run'], more: Partial<Job> = {}): Job => ({
  name: 'count',
  schedule: { every: 600 },
  concurrency: 'one',
  run,
  ...more,
});
type Recorded = {
  outcome: string | null;
  failures: number;
  lastError: string | null;
  durationMs: number | null;
  next: number | null;
  isLeased: boolean;
};
/** `next`: seconds from the last start to the next. */
const recorded = async (): Promise<Recorded | undefined> =>
  (
    await server.owner.query(
      `select "outcome", "failures", "lastError", "durationMs", "leasedUntil" is not null as "isLeased",
         round(extract(epoch from "nextRun" - "startedAt"))::integer as "next" from "backgroundJobs" where "name" = 'count'`,
    )
  ).rows[0];
const makeDue = () => server.owner.query(`update "backgroundJobs" set "nextRun" = now()`);
const ended = (outcome: string) => until(async () => (await recorded())?.outcome === outcome);
/** Work that goes on until it is let go, or fails. */
const openWork = () => {
  let letGo = () => {};
  let fail: (error: Error) => void = () => {};
  const gone = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    fail = reject;
  });
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal) => {
    signals.push(signal);
    return gone;
  };
  return { run, signals, letGo, fail };
};

/** The database as a process sees it that can stall: then it gets no connection until it resumes. */
const openStallable = () => {
  let gate = Promise.resolve();
  let resume = () => {};
  let isWaiting = false;
  const { pool } = server.database;
  const connect = async () => {
    isWaiting = true;
    await gate;
    isWaiting = false;
    return pool.connect();
  };
  const stallable: Database = {
    ...server.database,
    pool: Object.create(pool, { connect: { value: connect } }),
  };
  const stall = () => {
    gate = new Promise((resolve) => {
      resume = resolve;
    });
  };
  return { database: stallable, stall, resume: () => resume(), isWaiting: () => isWaiting };
};

describe('work that fails', () => {
  const failing = (items: string[]) =>
    jobOf(
      vi.fn(async (_, isLeftOut = nothingLeftOut) => {
        const failures = openFailures();
        for (const item of items) if (!isLeftOut(item)) failures.note(item, new Error('No such glyph'));
        failures.tell();
      }),
      { retryAfter: 0 },
    );
  const known = async () =>
    (await server.owner.query(`select "failedItems" from "backgroundJobs" where "name" = 'count'`)).rows[0]
      ?.failedItems;
  const again = () => server.owner.query(`update "backgroundJobs" set "nextRun" = now()`);

  it('is set aside after five tries, named, and tried again when an operator runs the job', async () => {
    const job = failing(['envelopes ENV-005']);
    start(job);
    await until(async () => {
      await again();
      const [item] = (await known()) ?? [];
      return item?.tries === 5 && (await recorded())?.outcome === 'Done';
    });
    expect(await known()).toMatchObject([{ item: 'envelopes ENV-005', error: 'No such glyph', tries: 5 }]);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ item: 'envelopes ENV-005' }),
      'a piece of background work was set aside',
    );
    await server.owner.query(
      `update "backgroundJobs" set "failedItems" = jsonb_set("failedItems", '{0,tries}', '0'), "nextRun" = now()`,
    );
    await until(async () => (await known())?.[0]?.tries === 1);
  });
});

describe('a job of one process at a time', () => {
  it('runs when a process starts, and is recorded with its outcome and its next run', async () => {
    const run = vi.fn(async () => 7);
    start(jobOf(run));
    await ended('Done');
    expect(run).toHaveBeenCalledOnce();
    expect(await recorded()).toMatchObject({ failures: 0, lastError: null, next: 600, isLeased: false });
    expect((await recorded())?.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('waits for its time if a start does not make it due', async () => {
    const run = vi.fn(async () => {});
    const first = vi.fn(async () => {});
    start(jobOf(run, { atStart: false }), jobOf(first, { name: 'first' }));
    await until(() => first.mock.calls.length === 1);
    expect(run).not.toHaveBeenCalled();
    await makeDue();
    await until(() => run.mock.calls.length === 1);
  });

  it('is run by one of two processes, also where it takes longer than its lease', async () => {
    const work = openWork();
    const job = jobOf(work.run, { lease: 0.6 });
    start(job);
    await until(() => work.signals.length === 1);
    start(job);
    const isRenewed = async () =>
      (
        await server.owner.query(
          `select "leasedUntil" > "startedAt" + interval '1.5 seconds' as "is" from "backgroundJobs"`,
        )
      ).rows[0].is;
    await until(isRenewed);
    expect(work.signals).toHaveLength(1);
    work.letGo();
    await ended('Done');
    expect(await recorded()).toMatchObject({ failures: 0, isLeased: false });
  });

  it('is taken over when the lease of a process that has died runs out, which counts as a failure', async () => {
    const run = vi.fn(async () => {
      throw new Error('still broken');
    });
    const lease = (seconds: number) =>
      server.owner.query(
        `insert into "backgroundJobs" ("name", "nextRun", "startedAt", "leasedBy", "leasedUntil")
         values ('count', now(), now(), gen_random_uuid(), now() + make_interval(secs => $1))
         on conflict ("name") do update set "leasedUntil" = excluded."leasedUntil"`,
        [seconds],
      );
    const first = vi.fn(async () => {});
    await lease(600);
    start(jobOf(run), jobOf(first, { name: 'first' }));
    await until(() => first.mock.calls.length === 1);
    expect(run.mock.calls.length).toBe(server.database.kind === 'embedded' ? 1 : 0);
    await lease(-1);
    await until(async () => (await recorded())?.lastError === 'still broken');
    expect(await recorded()).toMatchObject({ failures: 2, outcome: 'Failed', isLeased: false });
  });

  it('is told to end by a process that has lost its lease, whose outcome no longer counts', async () => {
    const work = openWork();
    start(jobOf(work.run, { lease: 0.3 }));
    await until(() => work.signals.length === 1);
    await server.owner.query(
      `update "backgroundJobs" set "leasedBy" = gen_random_uuid(), "leasedUntil" = now() + interval '1 hour'`,
    );
    await until(() => work.signals[0]?.aborted === true);
    work.letGo();
    await runners[0]?.close();
    expect(await recorded()).toMatchObject({ outcome: null, isLeased: true });
  });

  it('is tried again sooner after a failure, each time twice as long, and counts failures in a row', async () => {
    const run = vi.fn(async () => {});
    run.mockRejectedValueOnce(new Error('no  room')).mockRejectedValueOnce(new Error('still none'));
    start(jobOf(run));
    await ended('Failed');
    const first = await recorded();
    expect(first).toMatchObject({ failures: 1, lastError: 'no room', next: 60 });
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ job: 'count' }), 'a background job failed');
    await makeDue();
    await until(async () => (await recorded())?.failures === 2);
    expect(await recorded()).toMatchObject({ lastError: 'still none', next: 120 });
    await makeDue();
    await ended('Done');
    expect(await recorded()).toMatchObject({ failures: 0, lastError: null, next: 600 });
  });

  it('has failed when it takes longer than its time limit, and is not started beside itself', async () => {
    const work = openWork();
    start(jobOf(work.run, { timeLimit: 0.1 }));
    await ended('Failed');
    expect(await recorded()).toMatchObject({ lastError: 'It took longer than 0.1 seconds', isLeased: false });
    expect(work.signals[0]?.aborted).toBe(true);
    await makeDue();
    const second = vi.fn(async () => {});
    start(jobOf(second));
    await until(() => second.mock.calls.length === 1);
    expect(work.signals).toHaveLength(1);
    work.letGo();
  });

  it('is told to end when the process stops, which waits for it', async () => {
    const work = openWork();
    const runner = start(jobOf(work.run));
    await until(() => work.signals.length === 1);
    const closed = runner.close();
    expect(work.signals[0]?.aborted).toBe(true);
    work.letGo();
    await closed;
    expect(await recorded()).toMatchObject({ outcome: 'Done', isLeased: false });
  });
});

describe('a process that stalls beyond its lease', () => {
  /** The first process stalls in its run; the second one takes the job over. */
  const takenOver = async () => {
    const { database, stall, resume } = openStallable();
    const [stalled, newer] = [openWork(), openWork()];
    const first = startOn(database, jobOf(stalled.run, { lease: 0.3 }));
    await until(() => stalled.signals.length === 1);
    stall();
    start(jobOf(newer.run));
    await until(() => newer.signals.length === 1);
    return { first, resume, stalled, newer };
  };

  it('loses the job to another process, and its late outcome does not end the newer run', async () => {
    const { first, resume, stalled, newer } = await takenOver();
    expect(await recorded()).toMatchObject({ failures: 1, lastError: 'The process that ran it stopped' });
    resume();
    stalled.letGo();
    await first.close();
    expect(await recorded()).toMatchObject({ outcome: 'Failed', failures: 1, isLeased: true });
    newer.letGo();
    await ended('Done');
    expect(await recorded()).toMatchObject({ failures: 0, lastError: null, isLeased: false });
  });

  it('does not overwrite the outcome of the newer run with its late failure', async () => {
    const { first, resume, stalled, newer } = await takenOver();
    newer.letGo();
    await ended('Done');
    const outcome = await recorded();
    warn.mockClear();
    stalled.fail(new Error('late'));
    await until(() => warn.mock.calls.length > 0);
    resume();
    await first.close();
    expect(await recorded()).toEqual(outcome);
  });

  it('is told to end when it resumes', async () => {
    const { resume, stalled } = await takenOver();
    expect(stalled.signals[0]?.aborted).toBe(false);
    resume();
    await until(() => stalled.signals[0]?.aborted === true);
    stalled.letGo();
  });
});

describe('a process that stops in good order', () => {
  const untouched = { outcome: null, failures: 0, lastError: null, isLeased: false };
  const nextProcessRuns = async () => {
    const run = vi.fn(async () => {});
    start(jobOf(run, { atStart: false }));
    await ended('Done');
    expect(run).toHaveBeenCalledOnce();
    expect(await recorded()).toMatchObject({ failures: 0, lastError: null });
  };

  it('gives back a job that it cuts off, which does not count as a failure', async () => {
    const run = vi.fn(
      (signal: AbortSignal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut off')))),
    );
    const runner = start(jobOf(run));
    await until(() => run.mock.calls.length === 1);
    await runner.close();
    expect(await recorded()).toMatchObject(untouched);
    await nextProcessRuns();
  });

  it('gives back a job that takes longer than the grace period, whose late outcome does not count', async () => {
    const work = openWork();
    const runner = start(jobOf(work.run));
    await until(() => work.signals.length === 1);
    await runner.close();
    expect(await recorded()).toMatchObject(untouched);
    await nextProcessRuns();
    const outcome = await recorded();
    work.letGo();
    await runner.close();
    expect(await recorded()).toEqual(outcome);
  });

  it('gives back a job that it was taking while it was told to stop', async () => {
    const { database, stall, resume, isWaiting } = openStallable();
    const run = vi.fn(async () => {});
    const first = vi.fn(async () => {});
    const runner = startOn(database, jobOf(run, { atStart: false }), jobOf(first, { name: 'first' }));
    await until(() => first.mock.calls.length === 1);
    stall();
    await makeDue();
    await until(isWaiting);
    const closed = runner.close();
    resume();
    await closed;
    expect(run).not.toHaveBeenCalled();
    expect(await recorded()).toMatchObject(untouched);
  });
});

describe('a job of each process', () => {
  const queue = (run: Job['run']) => jobOf(run, { concurrency: 'each', wakesOn: 'things' });

  it('runs in all of them at once, and again when work is committed meanwhile', async () => {
    const [one, other] = [openWork(), openWork()];
    start(queue(one.run));
    start(queue(other.run));
    await until(() => one.signals.length === 1 && other.signals.length === 1);
    server.database.committed.emit('things');
    server.database.committed.emit('things');
    one.letGo();
    await until(() => one.signals.length === 2);
    other.letGo();
    await ended('Done');
    expect(await recorded()).toMatchObject({ failures: 0, next: null });
  });

  it('runs in one of them when it is made due, and is recorded even if it had nothing to do', async () => {
    const [one, other] = [vi.fn(async () => 0), vi.fn(async () => 0)];
    start(queue(one));
    start(queue(other));
    await until(() => one.mock.calls.length === 1 && other.mock.calls.length === 1);
    expect(await recorded()).toMatchObject({ outcome: null });
    await makeDue();
    await ended('Done');
    expect(one.mock.calls.length + other.mock.calls.length).toBe(3);
    expect(await recorded()).toMatchObject({ failures: 0, next: null, isLeased: false });
  });

  it('stays due if a run that began earlier ends after the request', async () => {
    const [work, requested] = [openWork(), vi.fn(async () => 0)];
    const run = vi.fn<Job['run']>(requested).mockImplementationOnce(work.run);
    start(queue(run));
    await until(() => work.signals.length === 1);
    await makeDue();
    work.letGo();
    await until(() => requested.mock.calls.length === 1);
    await until(async () => (await recorded())?.next === null);
  });

  it('is recorded when it did something, failed, or works again', async () => {
    const run = vi.fn(async () => 0);
    start(queue(run));
    await until(() => run.mock.calls.length === 1);
    run.mockRejectedValueOnce(new Error('away'));
    server.database.committed.emit('things');
    await ended('Failed');
    expect(await recorded()).toMatchObject({ failures: 1, lastError: 'away', next: null });
    server.database.committed.emit('things');
    await ended('Done');
    expect(await recorded()).toMatchObject({ failures: 0, lastError: null });
  });
});

describe('a schedule', () => {
  const at = (time: string) => new Date(`2026-06-15T${time}:00.000Z`);

  it('of seconds counts from the last start', () => {
    expect(nextAfter({ every: 90 }, at('12:00'))).toEqual(new Date('2026-06-15T12:01:30.000Z'));
  });

  it('of a time of day means that time in UTC, today or tomorrow', () => {
    expect(nextAfter({ dailyAt: '00:10' }, at('00:09'))).toEqual(at('00:10'));
    expect(nextAfter({ dailyAt: '00:10' }, at('00:10'))).toEqual(new Date('2026-06-16T00:10:00.000Z'));
  });
});
