import type { Party } from '../access/can.ts';

/** The background jobs of the plugin `reports`. */
export const reportJobs: readonly JobName[] = ['reportSchedules', 'reports'];
/** The background jobs of the plugin `security`. */
export const securityJobs: readonly JobName[] = ['dailyVerification', 'auditVerifications'];
/** The background jobs of the plugin `billing`. */
export const billingJobs: readonly JobName[] = [
  'planTerms',
  'monthlyRun',
  'invoiceReminders',
  'transactions',
  'cardExpiry',
];
/** The background jobs of the plugin `pipeline`. */
export const pipelineJobs: readonly JobName[] = ['interviewReminders', 'hireReviews'];

/** The product's own background jobs, by the names under which they are declared and recorded. */
const ownJobs = [
  'mails',
  'integrations',
  'searchNotifications',
  'interviewReminders',
  'hireReviews',
  'taskReminders',
  'keyReminders',
  'timesheets',
  'clientInvoices',
  'digests',
  'hotLists',
  'marketInsights',
  'benchForecast',
  'agreedRates',
  'addedFacts',
  'weeklyActivity',
  'contractExpiry',
  'dealExpiry',
  'signatures',
  'signedDocuments',
  'planTerms',
  'monthlyRun',
  'invoiceReminders',
  'transactions',
  'cardExpiry',
  'reportSchedules',
  'reports',
  'resumeTexts',
  'auditLogs',
  'dailyVerification',
  'auditVerifications',
  'foldCounts',
  'cleanup',
] as const;
export type JobName = (typeof ownJobs)[number];

const ofPlugins = [...reportJobs, ...securityJobs, ...billingJobs, ...pipelineJobs];
/** The product's own background jobs that belong to none of its plugins. */
export const coreJobs: readonly JobName[] = ownJobs.filter((name) => !ofPlugins.includes(name));

const names: string[] = [...ownJobs];
/** The background jobs that there are, those of plugins among them. */
export const jobNames: readonly string[] = names;
/** Sets the background jobs in use: the product's own in their order, then those of other plugins. */
export const setJobs = (all: readonly string[]) => {
  const own: readonly string[] = ownJobs;
  names.splice(
    0,
    names.length,
    ...own.filter((name) => all.includes(name)),
    ...all.filter((name) => !own.includes(name)),
  );
};

export const jobStates = ['idle', 'due', 'running'] as const;
export const jobOutcomes = ['Done', 'Failed'] as const;

/** What is recorded of a background job. All times are ISO 8601. */
export type BackgroundJob = {
  name: string;
  /** `due`: it runs as soon as a process takes it. */
  state: (typeof jobStates)[number];
  /** The start of the current run or, if there is none, of the last one. */
  startedAt: string | null;
  /** How long the last finished run took, in milliseconds. */
  durationMs: number | null;
  /** How the last finished run ended. */
  outcome: (typeof jobOutcomes)[number] | null;
  lastError: string | null;
  /** Failures in a row. */
  failures: number;
  /** Null for a job that runs whenever there is work in its queue. */
  nextRun: string | null;
  /** Work that failed and that the job went past, newest first. */
  failedItems: FailedItem[];
};

/** A piece of work that failed, such as `envelopes ENV-005`. `at`: the last try. */
export type FailedItem = { item: string; error: string; tries: number; at: string };

/** Failing work is tried so often, and then set aside: tried again once a day, and when an operator runs the job. */
export const mostTries = 5;
const day = 86_400_000;

export const isGivenUp = ({ tries }: Pick<FailedItem, 'tries'>): boolean => tries >= mostTries;
/** Whether a run goes past this work without a try. */
export const isSetAside = (items: readonly FailedItem[], now: Date): ((item: string) => boolean) => {
  const resting = items.filter((one) => isGivenUp(one) && now.getTime() - Date.parse(one.at) < day);
  const names = new Set(resting.map(({ item }) => item));
  return (item) => names.has(item);
};

/** Longest list that is kept of a job. */
const mostItems = 100;

/** What is known of failing work after a run: what failed in it, and what is set aside. */
export const afterRun = (
  items: readonly FailedItem[],
  failed: readonly Pick<FailedItem, 'item' | 'error'>[],
  now: Date,
): FailedItem[] => {
  const before = new Map(items.map((one) => [one.item, one]));
  const isResting = isSetAside(items, now);
  const again = failed.map(({ item, error }) => ({
    item,
    error: error.replace(/\s+/g, ' ').slice(0, 300),
    tries: (before.get(item)?.tries ?? 0) + 1,
    at: now.toISOString(),
  }));
  return [...again, ...items.filter(({ item }) => isResting(item))].slice(0, mostItems);
};

/** The jobs in the order of `jobNames`, and where they run: on the server or, in the demo, in the browser. */
export type BackgroundJobs = { at: string; place: 'server' | 'browser'; jobs: BackgroundJob[] };

/** Whether this person may run background jobs: an operator who may change the platform. */
export const mayRunJobs = ({ userType, permissions, viewedBy }: Party): boolean =>
  userType === 'admin' && !viewedBy && permissions.includes('platform.write');
