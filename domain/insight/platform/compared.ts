import { z } from 'zod';
import type { Condition } from '../../query/condition.ts';
import { dateOf, dayNumber, isWithin, type Span, daysIn as spanDays } from '../daySpans.ts';
import type { Metric } from '../metrics.ts';
import { periodBefore, periodOf } from '../period.ts';
import { changeOf } from '../statistics.ts';
import { daysIn, type PlatformRange, platformRanges } from './range.ts';

export const rangeAsked = z.enum(platformRanges, 'choice.one-of');
export const askedRange = z.strictObject({ range: rangeAsked });
export type AskedRange = { range: PlatformRange };

export const todayOf = (now: Date): number => dayNumber(now.toISOString());

/** A time range that ends today, the preceding one, and the conditions for the rows of each. */
export const comparedIn = (range: PlatformRange, now: Date) => {
  const period = periodOf(todayOf(now), daysIn(range));
  const earlier = periodBefore(period);
  const from = (field: string, span: Span): Condition => ({
    field,
    operator: 'gte',
    value: dateOf(span.from),
  });
  return {
    period,
    earlier,
    told: { from: dateOf(period.from), to: dateOf(period.to) },
    /** Rows of either range, by date or time; none in the future. */
    since: (field: string): Condition[] => [
      from(field, earlier),
      { field, operator: 'lt', value: dateOf(period.to + 1) },
    ],
    now: (field: string) => [from(field, period)],
    before: (field: string): Condition[] => [{ ...from(field, period), operator: 'lt' }],
  };
};
export type Compared = ReturnType<typeof comparedIn>;

/** Sums of daily figures over a span of days. */
export const within = <D extends { at: number }>(days: readonly D[], span: Span): D[] =>
  days.filter(({ at }) => isWithin(at, span));

/** If most days are not measured, there is nothing to compare with. */
export const isTelling = (recorded: number, span: Span): boolean => recorded * 2 >= spanDays(span);

/** A figure with that of the previous period. */
export const figureOf = <N extends string>(
  name: N,
  unit: Metric['unit'],
  better: Metric['better'],
  value: number | null,
  before: number | null,
) => ({
  name,
  unit,
  better,
  value,
  before,
  change: changeOf(unit, value, before),
});
