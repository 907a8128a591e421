import type { Request } from '../contract/deals/requests.ts';
import type { Application } from '../contract/hiring/applications.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import type { JobView } from '../contract/hiring/jobViews.ts';
import { type PipelineEntry, type Stage, stages } from '../contract/hiring/pipelineEntries.ts';
import type { StageChange } from '../contract/hiring/stageChanges.ts';
import { dateOf, dayNumber, isWithin } from './daySpans.ts';
import { averageDaysToHire, responseRate } from './hiring.ts';
import { addedIn } from './hiringSummary.ts';
import { inAll, jobPipeline, noStages } from './jobPipeline.ts';
import { periodOf } from './period.ts';

type ReportRows = {
  jobs: readonly Pick<Job, 'id' | 'title' | 'status' | 'postedDate' | 'applications' | 'views'>[];
  jobViews: readonly Pick<JobView, 'day'>[];
  applications: readonly Pick<Application, 'received'>[];
  entries: readonly Pick<PipelineEntry, 'jobId' | 'stage' | 'outcome' | 'addedDate' | 'hireDate'>[];
  moves: readonly Pick<StageChange, 'to' | 'from' | 'at'>[];
  interviews: readonly Pick<Interview, 'startsAt' | 'status'>[];
  requests: readonly Pick<Request, 'status' | 'answeredAt' | 'received'>[];
};

export type HiringReport = {
  /** Days `YYYY-MM-DD`, both ends included. */
  from: string;
  to: string;
  activeJobs: number;
  jobsPosted: number;
  views: number;
  applications: number;
  candidatesAdded: number;
  interviews: number;
  offers: number;
  hires: number;
  responseRate: number | null;
  daysToHire: number | null;
  /** Candidates in the stage now, and those who reached it in the period. */
  stages: { stage: Stage; now: number; came: number }[];
  jobs: {
    title: string;
    status: Job['status'];
    views: number;
    applications: number;
    live: number;
    hired: number;
  }[];
};

const reportDays = 30;
/** Rows that fit on one page. */
const mostJobs = 6;

/** Hiring in the last 30 days. */
export const hiringReport = (rows: ReportRows, now: Date): HiringReport => {
  const period = periodOf(dayNumber(now.toISOString()), reportDays);
  const during = (at: string) => isWithin(dayNumber(at), period);
  const came = (to: Stage) => rows.moves.filter((move) => move.to === to && during(move.at)).length;
  const hired = rows.entries.filter(({ hireDate }) => hireDate !== null && during(hireDate));
  const there = (stage: Stage) =>
    rows.entries.filter((entry) => entry.stage === stage && entry.outcome === 'Live').length;
  return {
    from: dateOf(period.from),
    to: dateOf(period.to),
    activeJobs: rows.jobs.filter(({ status }) => status === 'Active').length,
    jobsPosted: rows.jobs.filter(({ postedDate }) => during(postedDate)).length,
    views: rows.jobViews.filter(({ day }) => during(day)).length,
    applications: rows.applications.filter(({ received }) => during(received)).length,
    candidatesAdded: addedIn(rows.entries, period).length,
    interviews: rows.interviews.filter(
      ({ status, startsAt }) =>
        status !== 'Cancelled' && during(startsAt) && Date.parse(startsAt) <= now.getTime(),
    ).length,
    offers: came('offer'),
    hires: hired.length,
    responseRate: responseRate(rows.requests.filter(({ received }) => during(received))),
    daysToHire: averageDaysToHire(hired),
    stages: stages.map((stage) => ({ stage, now: there(stage), came: came(stage) })),
    jobs: jobLines(rows),
  };
};

/** Active jobs first, then by number of applications. */
const jobLines = ({ jobs, entries }: ReportRows): HiringReport['jobs'] => {
  const { byJob } = jobPipeline(entries);
  return [...jobs]
    .sort(
      (a, b) =>
        Number(b.status === 'Active') - Number(a.status === 'Active') ||
        b.applications - a.applications ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, mostJobs)
    .map(({ id, title, status, views, applications }) => {
      const counts = byJob[id] ?? noStages();
      return { title, status, views, applications, live: inAll(counts) - counts.hired, hired: counts.hired };
    });
};
