import { asSystem } from '../../domain/change/expiry.ts';
import type { ReportSchedule } from '../../domain/contract/reportSchedules.ts';
import type { Report } from '../../domain/contract/reports.ts';
import { afterRun, reportOfRun } from '../../domain/reports/scheduleRun.ts';
import type { Database } from '../database/connect.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { carryOut } from '../store/change.ts';
import { findRow } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

type Options = {
  database: Database;
  clock: () => Date;
  log?: { warn(about: object, message: string): void } | undefined;
};

/**
 * Runs schedules when their time has come. A run is a report that waits to be made and the schedule's next time, both
 * or neither; of several processes that look at once one takes a schedule.
 */
export const openSchedules = ({ database, clock, log }: Options): Rounds =>
  openRounds({
    database,
    wakesOn: 'reportSchedules',
    doNext: () => inTransaction(database, (transaction) => runNext(transaction, clock())),
    onError: (error) => log?.warn({ code: error.code }, 'schedules of reports could not be run'),
  });

const runNext = async (transaction: Transaction, now: Date): Promise<boolean> => {
  transaction.as('system');
  const [due] = await transaction.query<{ id: string }>(
    `select "id" from "reportSchedules" where "status" = 'Active' and "nextRun" <= $1
     order by "nextRun", "seq" limit 1 for update skip locked`,
    [now],
  );
  const schedule = due && ((await findRow(transaction, 'reportSchedules', due.id)) as ReportSchedule | null);
  if (!schedule) return false;
  await run(transaction, schedule, now);
  return true;
};

/** That a schedule ran is no new version of it: somebody may be about to change it. */
const run = async (transaction: Transaction, schedule: ReportSchedule, now: Date) => {
  const { nextRun, lastRun = schedule.lastRun } = afterRun(schedule, now);
  const asks = (await findRow(transaction, 'reports', schedule.reportId)) as Report | null;
  if (asks && lastRun !== schedule.lastRun)
    await carryOut(
      { ...asSystem(now), transaction, ip: 'server', rights: 'system' },
      {
        kind: 'create',
        noun: 'reports',
        row: reportOfRun(schedule, asks, now),
        following: () => [],
        by: 'system',
      },
    );
  transaction.as('system');
  await transaction.query('update "reportSchedules" set "nextRun" = $2, "lastRun" = $3 where "id" = $1', [
    schedule.id,
    nextRun,
    lastRun,
  ]);
};
