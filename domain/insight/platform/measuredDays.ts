import type { PlatformDay } from '../../contract/platform/platformDays.ts';
import type { Group } from '../../query/groups.ts';
import { dateOf, dayNumber } from '../daySpans.ts';
import type { GroupingOf } from '../insight.ts';
import { type Compared, comparedIn, todayOf, within } from './compared.ts';
import { numberIn } from './groups.ts';
import type { PlatformRange } from './range.ts';

type Summed = Exclude<keyof PlatformDay, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'day'>;
export type MeasuredDay = { at: number } & Record<Summed, number>;

const summed = [
  'activeUsers',
  'requests',
  'failures',
  'responseMs',
  'queries',
  'queryMs',
  'pageLoads',
  'pageLoadMs',
  'upMinutes',
] as const satisfies readonly Summed[];

/** Measurements of each day of a time range and of the preceding one. */
export const measuredDays = (range: PlatformRange, now: Date): GroupingOf => ({
  noun: 'platformDays',
  conditions: comparedIn(range, now).since('day'),
  by: ['day'],
  figures: Object.fromEntries(summed.map((field) => [field, { sum: field }])),
});

/** The first measured day. */
export const firstMeasured: GroupingOf = {
  noun: 'platformDays',
  conditions: [],
  by: [],
  figures: { day: { least: 'day' } },
};

export const daysOf = (groups: readonly Group[]): MeasuredDay[] =>
  groups
    .map(
      (group) =>
        ({
          at: dayNumber(String(group.day)),
          ...Object.fromEntries(summed.map((field) => [field, numberIn(group, field)])),
        }) as MeasuredDay,
    )
    .sort((a, b) => a.at - b.at);

export const total = (days: readonly MeasuredDay[], field: Summed): number =>
  days.reduce((sum, day) => sum + day[field], 0);

/** One sum divided by another; null if that is zero. */
export const perOne = (days: readonly MeasuredDay[], sum: Summed, of: Summed): number | null => {
  const count = total(days, of);
  return count === 0 ? null : total(days, sum) / count;
};

/** Complete days in the period and the preceding one; today is not complete. */
export const wholeDays = (days: readonly MeasuredDay[], { period, earlier }: Compared, now: Date) => {
  const over = days.filter(({ at }) => at < todayOf(now));
  return [within(over, period), within(over, earlier)] as const;
};

export const dayOf = ({ at }: MeasuredDay): string => dateOf(at);
