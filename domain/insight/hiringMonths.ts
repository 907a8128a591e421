import type { Application } from '../contract/hiring/applications.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import { dateOf, dayNumber, daysIn, isWithin, type Span } from './daySpans.ts';

type MonthRows = {
  applications: readonly Pick<Application, 'received'>[];
  interviews: readonly Pick<Interview, 'startsAt' | 'status'>[];
  /** Number of entries that reached the stage `hired`. */
  hired: readonly Pick<PipelineEntry, 'hireDate'>[];
};
export type MonthMetric = {
  /** `YYYY-MM`. */
  month: string;
  applications: number;
  interviews: number;
  hires: number;
  /** Hires divided by applications; null where there are more hires than applications, as most came otherwise. */
  conversion: number | null;
};

type Counted = 'applications' | 'interviews' | 'hires';
export type TrendPoints = {
  step: 'day' | 'week' | 'month';
  /** `from` is the first day of the point, YYYY-MM-DD. */
  points: ({ from: string } & Record<Counted, number>)[];
};

const monthsIn = ({ from, to }: Span): string[] => [
  ...new Set(Array.from({ length: to - from + 1 }, (_, place) => dateOf(from + place).slice(0, 7))),
];

/** The days of what is counted, as numbers. */
const daysOf = ({ applications, interviews, hired }: MonthRows): Record<Counted, number[]> => ({
  applications: applications.map(({ received }) => dayNumber(received)),
  interviews: interviews
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ startsAt }) => dayNumber(startsAt)),
  hires: hired.flatMap(({ hireDate }) => (hireDate ? dayNumber(hireDate) : [])),
});

const byMonth = (days: readonly number[], period: Span): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const day of days)
    if (isWithin(day, period)) {
      const month = dateOf(day).slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
  return counts;
};

/** Calendar months of the period; the first and the last include only days in the period. */
export const monthMetrics = (rows: MonthRows, period: Span): MonthMetric[] => {
  const days = daysOf(rows);
  const applied = byMonth(days.applications, period);
  const met = byMonth(days.interviews, period);
  const hired = byMonth(days.hires, period);
  return monthsIn(period).map((month) => {
    const applications = applied.get(month) ?? 0;
    const hires = hired.get(month) ?? 0;
    return {
      month,
      applications,
      interviews: met.get(month) ?? 0,
      hires,
      conversion: applications && hires <= applications ? hires / applications : null,
    };
  });
};

/** The longest periods that are drawn by day and by week; months of 90 days would be three or four points. */
const [mostDays, mostWeekDays] = [7, 90];

/**
 * Points of a chart of the period. Its weeks are whole ones that end with the period, so the first of them may begin
 * before it.
 */
export const trendPoints = (rows: MonthRows, period: Span): TrendPoints => {
  const length = daysIn(period);
  if (length > mostWeekDays)
    return {
      step: 'month',
      points: monthMetrics(rows, period).map(({ month, conversion: _, ...counts }) => ({
        from: `${month}-01`,
        ...counts,
      })),
    };
  const step = length <= mostDays ? 1 : 7;
  const days = daysOf(rows);
  const points = Array.from({ length: Math.ceil(length / step) }, (_, place) => {
    const to = period.to - place * step;
    const span = { from: to - step + 1, to };
    const count = (of: readonly number[]) => of.filter((day) => isWithin(day, span)).length;
    return {
      from: dateOf(span.from),
      applications: count(days.applications),
      interviews: count(days.interviews),
      hires: count(days.hires),
    };
  }).reverse();
  return { step: step === 1 ? 'day' : 'week', points };
};
