import { reviewDays } from '../../contract/hiring/hireReviews.ts';
import type { PipelineEntry } from '../../contract/hiring/pipelineEntries.ts';
import type { Due } from '../../query/due.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Values } from '../context.ts';
import type { Effect } from '../effect.ts';

/** Reviews of hires that were never due, as before an import, are not asked for later than this many days. */
const latestDays = 30;

/** Hires that are 30 or 90 days old and have not been asked about since, one declaration for each age. */
export const hiresToReview = reviewDays.map(
  (days): Due<'pipelineEntries'> => ({
    noun: 'pipelineEntries',
    order: 'hireDate',
    where: (now) => [
      ['stage', '=', 'hired'],
      ['outcome', '=', 'Live'],
      ['hireDate', '<=', addDays(utcDay(now), -days)],
      ['hireDate', '>', addDays(utcDay(now), -days - latestDays)],
      ['reviewedDays', '<', days],
    ],
  }),
);

/** The review of a hire, to be answered by both sides. */
export const reviewOf = (
  { id, companyId, providerId, name, title, hireDate, masked }: PipelineEntry,
  days: number,
  now: Date,
): Values => ({
  companyId,
  providerId,
  entryId: id,
  name,
  title,
  days,
  hireDate,
  askedDate: utcDay(now),
  hired: true,
  masked,
  quality: null,
  qualityDate: null,
  satisfaction: null,
  satisfactionDate: null,
});

/** Asks both sides, each its own question; the answers are given on their dashboards. */
export const reviewNotifications = (
  { companyId, providerId, name }: PipelineEntry,
  days: number,
): (Effect & { kind: 'notifyCompany' })[] => [
  {
    kind: 'notifyCompany',
    companyId,
    from: null,
    notification: {
      key: 'applicationUpdates',
      code: 'rateHire',
      values: { name, days },
      body: null,
      link: '/recruiter',
    },
  },
  {
    kind: 'notifyCompany',
    companyId: providerId,
    from: companyId,
    notification: {
      key: 'recruiterRequests',
      code: 'rateAssignment',
      values: { name, days },
      body: null,
      link: '/provider',
    },
  },
];
