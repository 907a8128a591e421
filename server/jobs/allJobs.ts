import { queueVerification } from '../audit/dailyVerification.ts';
import { notifyOfOwed } from '../billing/invoiceReminders.ts';
import { runMonth } from '../billing/monthlyRun.ts';
import type { Database } from '../database/connect.ts';
import type { Outbox } from '../mail/outbox.ts';
import { expireCards } from './cardExpiry.ts';
import { cleanUp, foldCounts } from './cleanup.ts';
import { updateContracts } from './contractExpiry.ts';
import { remindOfInterviews } from './interviewReminders.ts';
import type { Job, JobLog } from './job.ts';
import { tellMarket } from './marketInsights.ts';
import { endTerms } from './planTerms.ts';
import { notifyOfSearches } from './searchNotifications.ts';
import { reportActivity } from './weeklyActivity.ts';

type Options = {
  database: Database;
  clock: () => Date;
  log: JobLog;
  /** Where mails are kept that do not leave. */
  outbox?: Outbox | undefined;
};

const minute = 60;
const hour = 60 * minute;

/** All jobs that run by the clock. Each may run twice at once, as rows are taken by one process each; the lease only saves the work. */
export const allJobs = ({ database, clock, log, outbox }: Options): Job[] => {
  type Work = (database: Database, now: Date) => Promise<unknown>;
  const job = (name: string, schedule: Job['schedule'], work: Work): Job => ({
    name,
    schedule,
    concurrency: 'one',
    run: () => work(database, clock()),
  });
  const later = { atStart: false } as const;
  return [
    job('contractExpiry', { every: hour }, updateContracts),
    job('cardExpiry', { every: hour }, expireCards),
    job('weeklyActivity', { every: hour }, reportActivity),
    job('planTerms', { every: 15 * minute }, endTerms),
    job('monthlyRun', { every: 10 * minute }, runMonth),
    job('invoiceReminders', { every: 10 * minute }, notifyOfOwed),
    job('interviewReminders', { every: 10 * minute }, remindOfInterviews),
    job('marketInsights', { every: 10 * minute }, tellMarket),
    job('searchNotifications', { every: 10 * minute }, (from, now) =>
      notifyOfSearches(from, now, (error, search) =>
        log.warn({ err: error, search }, 'could not check a saved search'),
      ),
    ),
    // Ten minutes after midnight, so that a clock that is a little slow names the right day.
    job('dailyVerification', { dailyAt: '00:10' }, queueVerification),
    { ...job('cleanup', { every: hour }, (from, now) => cleanUp(from, outbox, now)), ...later },
    { ...job('foldCounts', { every: 5 * minute }, foldCounts), ...later },
  ];
};
