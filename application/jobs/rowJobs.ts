import type { NounName } from '../../domain/contract/index.ts';
import { type Registry, registry } from '../../domain/contract/registry.ts';
import type { JobName } from '../../domain/health/backgroundJobs.ts';
import { restateAll } from '../addedFacts.ts';
import { type LeftOut, openFailures, WorkFailed } from '../failures.ts';
import type { InTransaction } from '../unitOfWork.ts';
import { refreshAgreedRates } from './agreedRates.ts';
import { newRates } from './amendments.ts';
import { keyReminders } from './apiKeys.ts';
import { fitBenchForecast } from './benchModel.ts';
import { invoiceReminders, monthlyBills, overdueNotices, reportMonth } from './billing.ts';
import { clientInvoiceReminders, commissionCharges } from './clientInvoices.ts';
import { cardExpiry, contractExpiry, placements, planTerms } from './contracts.ts';
import { quoteExpiry, requestExpiry, requisitionExpiry } from './deals.ts';
import { notificationDigests } from './digests.ts';
import { addressCleanup, hotListEnds } from './hotLists.ts';
import {
  hireReviews,
  interviewReminders,
  marketInsights,
  searchNotifications,
  taskReminders,
} from './notifications.ts';
import { type RowJob, runRowJob } from './rowJob.ts';
import { envelopeExpiry, signingReminders } from './signing.ts';
import { timesheetDrafts, timesheetReminders } from './timesheets.ts';

/** `isLeftOut`: rows that have failed too often. */
type Run = (inTransaction: InTransaction, isLeftOut?: LeftOut) => Promise<unknown>;
/** A background job that works on rows alone, with the seconds between two runs. */
export type ScheduledRun = { every: number; run: Run };

const rows =
  <N extends NounName>(job: RowJob<N>): Run =>
  (inTransaction, isLeftOut) =>
    runRowJob(inTransaction, job, isLeftOut);

/** One after the other, each even if an earlier one failed. */
const inOrder =
  (...runs: Run[]): Run =>
  async (inTransaction, isLeftOut) => {
    const failures = openFailures();
    const others: unknown[] = [];
    for (const run of runs)
      await run(inTransaction, isLeftOut).catch((error) =>
        error instanceof WorkFailed ? failures.take(error) : others.push(error),
      );
    if (others.length) throw others[0];
    failures.tell();
  };

const minute = 60;
const hour = 60 * minute;

const own: Partial<Record<JobName, ScheduledRun>> = {
  contractExpiry: { every: hour, run: inOrder(rows(contractExpiry), rows(newRates), rows(placements)) },
  dealExpiry: {
    every: 10 * minute,
    run: inOrder(rows(requestExpiry), rows(quoteExpiry), rows(requisitionExpiry)),
  },
  signatures: { every: 10 * minute, run: inOrder(rows(envelopeExpiry), rows(signingReminders)) },
  cardExpiry: { every: hour, run: rows(cardExpiry) },
  planTerms: { every: 15 * minute, run: rows(planTerms) },
  // A subscription whose term fails to end is not billed beyond its end.
  monthlyRun: {
    every: 10 * minute,
    run: inOrder(rows(planTerms), rows(monthlyBills), (inTransaction) => inTransaction(reportMonth)),
  },
  invoiceReminders: { every: 10 * minute, run: inOrder(rows(overdueNotices), rows(invoiceReminders)) },
  interviewReminders: { every: 10 * minute, run: rows(interviewReminders) },
  hireReviews: { every: hour, run: inOrder(...hireReviews.map((job) => rows(job))) },
  taskReminders: { every: 10 * minute, run: rows(taskReminders) },
  keyReminders: { every: hour, run: rows(keyReminders) },
  timesheets: { every: hour, run: inOrder(rows(timesheetDrafts), rows(timesheetReminders)) },
  clientInvoices: { every: hour, run: inOrder(rows(commissionCharges), rows(clientInvoiceReminders)) },
  digests: { every: 10 * minute, run: rows(notificationDigests) },
  hotLists: { every: hour, run: inOrder(rows(hotListEnds), rows(addressCleanup)) },
  marketInsights: { every: 10 * minute, run: rows(marketInsights) },
  // Once a day, soon after midnight or after a start.
  agreedRates: { every: hour, run: refreshAgreedRates },
  // Also at each start, as plugins may have been turned on.
  addedFacts: { every: 24 * hour, run: restateAll },
  benchForecast: { every: hour, run: fitBenchForecast },
  searchNotifications: { every: 10 * minute, run: rows(searchNotifications) },
};

/** The background jobs that run on a schedule and work on rows alone, those of plugins among them. */
export const rowJobs: Registry<ScheduledRun> = registry<ScheduledRun>(own);
