import { failedAt, itemOf } from '../../application/failures.ts';
import { failedReport, generateReport, type ReportSource } from '../../application/reports.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import { Refusal } from '../../domain/errors.ts';
import type { Message } from '../../domain/messages/message.ts';
import type { Database } from '../database/connect.ts';
import { isAway } from '../database/faults.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { systemRows } from '../store/change.ts';
import { checkReplayed, isOfReplica, type Source, sourceOf } from '../store/reading.ts';
import { inTransaction } from '../store/transaction.ts';
import { advance, giveBack, mostAttempts, settle, type Taken, takeNext } from './lease.ts';
import { asPart, openFileThread } from './openFileThread.ts';
import { packRows } from './parts.ts';
import { readAnswer } from './readAnswer.ts';
import { namesIn } from './readNamed.ts';

type Log = { info(about: object, message: string): void; warn(about: object, message: string): void };
type Options = { database: Database; clock: () => Date; log?: Log | undefined };

/**
 * Generates queued reports, one at a time in this process; several processes share the work. A process that
 * stops gives back the report it works on, so that the next one need not wait for the lease to expire.
 */
export const reportJob = (options: Options): QueueJob =>
  queueJob(options.database, 'reports', (signal) => makeNext(options, signal));

const makeNext = async (options: Options, signal: AbortSignal): Promise<boolean> => {
  const { database, clock, log } = options;
  const taken = await takeNext(database, clock());
  if (!taken) return false;
  const outcome = await Promise.race([outcomeOf(options, taken), aborted(signal)]);
  if (!outcome && signal.aborted) await giveBack(database, taken);
  if (outcome) {
    await settle(database, taken, outcome, clock()).catch((error) =>
      failedAt(itemOf('reports', taken), error),
    );
    const about = { report: taken.id, rows: outcome.rowsFound, failure: outcome.failure };
    if (outcome.failure) log?.warn(about, 'a report could not be made');
    else log?.info(about, 'a report was made');
  }
  return true;
};

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });

/** The report's outcome; null if another process has claimed it. */
const outcomeOf = async (options: Options, taken: Taken): Promise<Partial<Report> | null> => {
  if (taken.attempts > mostAttempts) return failedReport('reports.stopped-always');
  const { database, clock } = options;
  let source: Source = { database, bound: null };
  try {
    // A report that failed on a replica is retried on the primary.
    if (taken.attempts === 1) source = await sourceOf(database);
    return await generateReport(taken, {
      clock,
      read: (act) => readFrom(database, source, clock(), act),
      // Each part is stored in a transaction of its own.
      keep: async ({ part, rows, progress }) =>
        advance(database, taken, { part, packed: await packRows(rows), progress, now: clock() }),
      openFile: (kind) => {
        const thread = openFileThread(kind);
        return { ...thread, add: (rows) => thread.add(asPart(rows)) };
      },
    });
  } catch (error) {
    // The lease stays until it expires, and then the report is retried.
    if (isAway(error) || (source.bound !== null && isOfReplica(error))) throw error;
    if (error instanceof Refusal) return failedReport(error.reason);
    options.log?.warn(
      { report: taken.id, code: (error as NodeJS.ErrnoException).code },
      'a report broke off',
    );
    return failedReport(isTooSlow(error) ? 'reports.too-slow' : brokeOff);
  }
};

const brokeOff: Message = 'reports.database-away';
/** The statement exceeded the database's time limit. */
const isTooSlow = (error: unknown): boolean => (error as { code?: string }).code === '57014';

/** Reads in one transaction, the answer with the rights of operators. */
const readFrom = <T>(
  database: Database,
  { database: from, bound }: Source,
  now: Date,
  act: (source: ReportSource) => Promise<T>,
): Promise<T> => {
  if (database.replica) database.replica.monitor.reads[bound === null ? 'primary' : 'replica']++;
  return inTransaction(from, async (transaction) => {
    if (bound !== null) await checkReplayed(transaction, bound);
    const operator = transaction.as('admin');
    return act({
      system: systemRows({ transaction, now }),
      parts: (question, reading, at) => readAnswer(operator, question, reading, at),
      names: namesIn(operator),
    });
  });
};
