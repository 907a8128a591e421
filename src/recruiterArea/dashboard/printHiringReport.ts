import type { HiringReport } from '../../../domain/insight/hiringReport.ts';
import type { PrintedDocument } from '../../../pdf/blocks.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

/** Longer titles would wrap and push the report past one page. */
const mostSigns = 36;

type Line = readonly [label: string, value: string];
/** Two lines next to each other, to keep the report on one page. */
const inPairs = (lines: readonly Line[]): string[][] => {
  const half = Math.ceil(lines.length / 2);
  return lines.slice(0, half).map((line, place) => [...line, ...(lines[place + half] ?? ['', ''])]);
};

type Wording = {
  locale: string;
  translate: (key: string, options?: Record<string, unknown>) => string;
};

/** The hiring figures on one page: activity in the period, candidates by stage, and each job. */
export const printHiringReport = (
  report: HiringReport,
  author: string,
  { translate, locale }: Wording,
): PrintedDocument => {
  const word = (key: string, options?: Record<string, unknown>) => translate(`hiring.report.${key}`, options);
  const figure = (value: number) => value.toLocaleString(locale);
  const day = (date: string) => writeDay(date, locale);
  const title = word('title');
  const { responseRate: rate, daysToHire: days } = report;
  const counted = [
    'activeJobs',
    'jobsPosted',
    'views',
    'applications',
    'candidatesAdded',
    'interviews',
    'offers',
    'hires',
  ] as const;
  return {
    title,
    author,
    language: locale,
    footer: word('footer', { date: day(report.to) }),
    page: (number, of) => word('page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: word('period', { from: day(report.from), to: day(report.to) }) },
      {
        kind: 'table',
        columns: [0, 1].flatMap(() => [
          { label: word('figure'), share: 2.5 },
          { label: word('number'), share: 1, figure: true as const },
        ]),
        rows: inPairs([
          ...counted.map((key): Line => [word(key), figure(report[key])]),
          [word('responseRate'), rate === null ? '–' : rate.toLocaleString(locale, { style: 'percent' })],
          [word('daysToHire'), days === null ? '–' : word('days', { days: figure(Math.round(days)) })],
        ]),
      },
      { kind: 'heading', text: word('pipeline') },
      {
        kind: 'table',
        columns: [
          { label: word('stage'), share: 2 },
          { label: word('now'), share: 1, figure: true },
          { label: word('came'), share: 1, figure: true },
        ],
        rows: report.stages.map(({ stage, now, came }) => [
          translate(valueKey('pipelineEntries', 'stage', stage)),
          figure(now),
          figure(came),
        ]),
      },
      { kind: 'heading', text: word('jobs') },
      {
        kind: 'table',
        columns: [
          { label: word('job'), share: 5 },
          { label: word('status'), share: 1.5 },
          { label: word('views'), share: 1, figure: true },
          { label: word('applications'), share: 1.8, figure: true },
          { label: word('live'), share: 1.5, figure: true },
          { label: word('hired'), share: 1.5, figure: true },
        ],
        rows: report.jobs.map(({ title: job, status, views, applications, live, hired }) => [
          job.length > mostSigns ? `${job.slice(0, mostSigns - 1).trimEnd()}…` : job,
          translate(valueKey('jobs', 'status', status)),
          ...[views, applications, live, hired].map(figure),
        ]),
      },
    ],
  };
};
