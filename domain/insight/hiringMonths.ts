import type { Application } from '../contract/hiring/applications.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import { dateOf, dayNumber, isWithin, type Span } from './daySpans.ts';

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

const monthsIn = ({ from, to }: Span): string[] => [
  ...new Set(Array.from({ length: to - from + 1 }, (_, place) => dateOf(from + place).slice(0, 7))),
];

const byMonth = (days: readonly string[], period: Span): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const day of days)
    if (isWithin(dayNumber(day), period)) {
      const month = dateOf(dayNumber(day)).slice(0, 7);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
  return counts;
};

/** Calendar months of the period; the first and the last include only days in the period. */
export const monthMetrics = (rows: MonthRows, period: Span): MonthMetric[] => {
  const applied = byMonth(
    rows.applications.map(({ received }) => received),
    period,
  );
  const met = byMonth(
    rows.interviews.filter(({ status }) => status !== 'Cancelled').map(({ startsAt }) => startsAt),
    period,
  );
  const hired = byMonth(
    rows.hired.flatMap(({ hireDate }) => hireDate ?? []),
    period,
  );
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
