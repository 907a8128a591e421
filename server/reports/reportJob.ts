import { askerOf } from '../../application/reports.ts';
import { questionOf } from '../../domain/contract/reports/question.ts';
import type { Report } from '../../domain/contract/reports/reports.ts';
import { Refusal } from '../../domain/errors.ts';
import { nameRows } from '../../domain/reports/names.ts';
import { readingOf } from '../../domain/reports/reading.ts';
import type { Database } from '../database/connect.ts';
import { isAway } from '../database/faults.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { systemRows } from '../store/change.ts';
import { languageOfUser } from '../store/languageOfUser.ts';
import { checkReplayed, isOfReplica, type Source, sourceOf } from '../store/reading.ts';
import { inTransaction } from '../store/transaction.ts';
import { advance, mostAttempts, settle, type Taken, takeNext } from './lease.ts';
import { type Measure, openMeasure } from './openMeasure.ts';
import { packRows } from './parts.ts';
import { readAnswer } from './readAnswer.ts';
import { namesIn } from './readNamed.ts';

type Log = { info(about: object, message: string): void; warn(about: object, message: string): void };
type Options = { database: Database; clock: () => Date; log?: Log | undefined };

/** Generates queued reports, one at a time in this process; several processes share the work. */
export const reportJob = (options: Options): QueueJob =>
  queueJob(options.database, 'reports', () => makeNext(options));

const makeNext = async ({ database, clock, log }: Options): Promise<boolean> => {
  const taken = await takeNext(database, clock());
  if (!taken) return false;
  const outcome = await outcomeOf({ database, clock }, taken);
  if (outcome) {
    await settle(database, taken, outcome, clock());
    const about = { report: taken.id, rows: outcome.rowsFound, failure: outcome.failure };
    if (outcome.failure) log?.warn(about, 'a report could not be made');
    else log?.info(about, 'a report was made');
  }
  return true;
};

/** The report's outcome; null if another process has claimed it. */
const outcomeOf = async (options: Options, taken: Taken): Promise<Partial<Report> | null> => {
  if (taken.attempts > mostAttempts)
    return failed(
      'The server stopped each time this report was generated. Narrow the report, or generate it again.',
    );
  const { database, clock } = options;
  let measure: Measure | undefined;
  let source: Source = { database, bound: null };
  try {
    // A report that failed on a replica is retried on the primary.
    if (taken.attempts === 1) source = await sourceOf(database);
    measure = openMeasure(taken, await languageOfUser(database, taken.askedById));
    const made = await make(options, taken, measure, source);
    if (!made) return null;
    const isNew = taken.status === 'Processing';
    const outcome = {
      status: 'Ready' as const,
      progress: 100,
      failure: null,
      rowsFound: made.rowsFound,
      ...(isNew && { lastGenerated: clock().toISOString() }),
    };
    return { ...outcome, ...(await measure.end({ ...taken, ...outcome })) };
  } catch (error) {
    // The lease stays until it expires, and then the report is retried.
    if (isAway(error) || (source.bound !== null && isOfReplica(error))) throw error;
    if (error instanceof Refusal) return failed(error.message);
    options.log?.warn(
      { report: taken.id, code: (error as NodeJS.ErrnoException).code },
      'a report broke off',
    );
    return failed(isTooSlow(error) ? 'This took too long. Narrow the range or the conditions.' : brokeOff);
  } finally {
    await measure?.close();
  }
};

const failed = (failure: string) => ({ status: 'Failed' as const, progress: 0, failure });
const brokeOff = 'The database did not respond. Generate the report again.';
/** The statement exceeded the database's time limit. */
const isTooSlow = (error: unknown): boolean => (error as { code?: string }).code === '57014';

type Made = { rowsFound: number };

/** Reads in one transaction with the requester's rights, and stores each part in its own transaction. */
const make = (
  { database, clock }: Options,
  taken: Taken,
  measure: Measure,
  source: Source,
): Promise<Made | null> => {
  if (database.replica) database.replica.monitor.reads[source.bound === null ? 'primary' : 'replica']++;
  return inTransaction(source.database, async (transaction) => {
    if (source.bound !== null) await checkReplayed(transaction, source.bound);
    const question = questionOf(taken);
    const now = clock();
    const actor = await askerOf(systemRows({ transaction, now }), taken);
    const reading = readingOf(question, actor, now);
    transaction.as('admin');
    const made: Made = { rowsFound: 0 };
    let part = 0;
    for await (const { rows, total } of readAnswer(transaction, question, reading, now)) {
      const packed = await packRows(rows);
      made.rowsFound += rows.length;
      measure.add(await nameRows(question, rows, actor, namesIn(transaction)), total);
      const progress = total === 0 ? 99 : Math.min(99, Math.floor((made.rowsFound / total) * 100));
      if (!(await advance(database, taken, { part: part++, packed, progress, now: clock() }))) return null;
    }
    return made;
  });
};
