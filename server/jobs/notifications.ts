import type { Database } from '../database/connect.ts';
import { startJob } from '../startJob.ts';
import { remindOfInterviews } from './interviewReminders.ts';
import { tellMarket } from './marketInsights.ts';

const minutes = 10;

/** At start and every ten minutes: what time brings a recruiter's people, as far as they want to hear of it. */
export const notificationJobs = (database: Database, log: { warn(o: object, m: string): void }) => {
  const jobs = [remindOfInterviews, tellMarket].map((job) =>
    startJob(database, minutes, job, log, 'could not send notifications'),
  );
  return { close: async () => void (await Promise.all(jobs.map(({ close }) => close()))) };
};
