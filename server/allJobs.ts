import type { LeftOut } from '../application/failures.ts';
import { rowJobs } from '../application/jobs/rowJobs.ts';
import type { Gateway } from '../domain/billing/gateway.ts';
import { jobNames } from '../domain/health/backgroundJobs.ts';
import { queueVerification } from './audit/dailyVerification.ts';
import type { HeadFile } from './audit/headFile.ts';
import { sealingJob } from './audit/sealingJob.ts';
import { verificationJob } from './audit/verificationJob.ts';
import { paymentJob } from './billing/paymentJob.ts';
import { cleanUp, foldCounts } from './cleanup.ts';
import type { Secrets } from './configuration/secrets.ts';
import type { Database } from './database/connect.ts';
import { resumeTextJob } from './documents/resumeTextJob.ts';
import type { SendHook } from './hooks/sendHook.ts';
import { webhookJob } from './hooks/webhookJob.ts';
import type { Job, JobLog } from './jobs/job.ts';
import { reportActivity } from './jobs/weeklyActivity.ts';
import { mailJob } from './mail/mailJob.ts';
import type { MailTransport } from './mail/mailTransport.ts';
import type { Outbox } from './mail/outbox.ts';
import { reportJob } from './reports/reportJob.ts';
import { scheduleJob } from './reports/scheduleJob.ts';
import type { SigningIdentity } from './signing/cms.ts';
import { signedDocumentsJob } from './signing/signedDocumentsJob.ts';
import type { StampOf } from './signing/timeStamp.ts';
import { transactionsAt } from './store/change.ts';

type TimedOptions = {
  database: Database;
  clock: () => Date;
  log: JobLog & { info(about: object, message: string): void };
  /** Where mails are kept that do not leave. */
  outbox?: Outbox | undefined;
};
type Options = TimedOptions & {
  transport: MailTransport | null;
  send: SendHook;
  secrets: Secrets;
  /** Where people find the site; asked at each mail and delivery. */
  publicUrl: () => string;
  gateway: Gateway;
  /** Where heads of the audit log are kept outside of the database, and who is mailed them. */
  headFile: HeadFile;
  headsTo: string | undefined;
  /** The operator's own key and certificate for sealing contracts. */
  signing?: SigningIdentity | undefined;
  /** Has seals stamped by a time-stamping authority. */
  stampOf?: StampOf | undefined;
};

/** All background work of the server, without the jobs of plugins that are off. */
export const allJobs = (options: Options): Job[] =>
  everyJob(options).filter(({ name }) => jobNames.includes(name));

const everyJob = (options: Options): Job[] => [
  mailJob(options),
  webhookJob(options),
  reportJob(options),
  scheduleJob(options),
  paymentJob(options),
  sealingJob(options.database),
  signedDocumentsJob(options),
  resumeTextJob(options),
  verificationJob(options),
  ...timedJobs(options),
];

const minute = 60;
const hour = 60 * minute;

/**
 * Jobs that run on a schedule. Two runs at once do no harm, because each row is locked by one process; the
 * lease only avoids wasted work.
 */
export const timedJobs = ({ database, clock, outbox }: TimedOptions): Job[] => {
  type Work = (database: Database, now: Date, isLeftOut?: LeftOut) => Promise<unknown>;
  const job = (name: string, schedule: Job['schedule'], work: Work): Job => ({
    name,
    schedule,
    concurrency: 'one',
    run: (_, isLeftOut) => work(database, clock(), isLeftOut),
  });
  const later = { atStart: false } as const;
  return [
    ...rowJobs
      .entries()
      .map(([name, { every, run }]) =>
        job(name, { every }, (from, now, isLeftOut) => run(transactionsAt(from, now), isLeftOut)),
      ),
    job('weeklyActivity', { every: hour }, reportActivity),
    // Ten minutes after midnight, so that a clock that is a little slow names the right day.
    job('dailyVerification', { dailyAt: '00:10' }, queueVerification),
    { ...job('cleanup', { every: hour }, (from, now) => cleanUp(from, outbox, now)), ...later },
    { ...job('foldCounts', { every: 5 * minute }, foldCounts), ...later },
  ];
};
