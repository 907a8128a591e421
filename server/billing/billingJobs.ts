import type { Database } from '../database/connect.ts';
import { startJob } from '../startJob.ts';
import { remindOfInvoices, tellOverdue } from './invoiceReminders.ts';
import { runMonth } from './monthlyRun.ts';

const minutes = 10;

/** At start and every ten minutes: the bills of the month, what has become overdue, and reminders. */
export const billingJobs = (database: Database, log: { warn(o: object, m: string): void }) => {
  const jobs = [runMonth, notifyOfOwed].map((job) =>
    startJob(database, minutes, job, log, 'could not run billing'),
  );
  return { close: async () => void (await Promise.all(jobs.map(({ close }) => close()))) };
};

/** One after the other: of rows that one of them holds the other sees nothing. */
const notifyOfOwed = (database: Database, now: Date) =>
  tellOverdue(database, now).finally(() => remindOfInvoices(database, now));
