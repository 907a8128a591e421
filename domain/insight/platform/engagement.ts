import { dateOf } from '../daySpans.ts';
import type { Insight } from '../insight.ts';
import type { Metric } from '../metrics.ts';
import { bucketsIn } from '../period.ts';
import { type AskedRange, askedRange, comparedIn, figureOf, isTelling, todayOf, within } from './compared.ts';
import { numberIn } from './groups.ts';
import { dayOf, daysOf, type MeasuredDay, measuredDays, perOne, total, wholeDays } from './measuredDays.ts';
import { daysIn, type PlatformRange } from './range.ts';

type EngagementName = 'activeUsers' | 'busiestDay' | 'pageLoadsPerPerson' | 'requestsPerPerson' | 'newUsers';
export type Engagement = Omit<Metric, 'name'> & { name: EngagementName };
export type UserEngagement = {
  range: PlatformRange;
  period: { from: string; to: string };
  figures: Engagement[];
  /** The day with the most users. */
  busiest: string | null;
  /** Average users per day in each part of the time range that has begun before today; null if none of its days was measured. */
  course: { from: string; to: string; activeUsers: number | null }[];
};

const dailyPeople = (days: readonly MeasuredDay[]): number | null =>
  days.length === 0 ? null : total(days, 'activeUsers') / days.length;
const most = (days: readonly MeasuredDay[]): MeasuredDay | null =>
  days.reduce<MeasuredDay | null>(
    (one, day) => (one && one.activeUsers >= day.activeUsers ? one : day),
    null,
  );

/** Daily users and their activity, without days that are not over. */
export const userEngagement: Insight<AskedRange, UserEngagement> = {
  userType: 'admin',
  asked: askedRange,
  needs: () => [],
  groups: ({ range }, now) => {
    const { since, now: lately, before } = comparedIn(range, now);
    return {
      days: measuredDays(range, now),
      users: {
        noun: 'users',
        conditions: since('createdAt'),
        by: [],
        figures: { now: { where: lately('createdAt') }, before: { where: before('createdAt') } },
      },
    };
  },
  of: (_, { range }, now, { days: groups, users }) => {
    const compared = comparedIn(range, now);
    const days = daysOf(groups ?? []);
    const [current, former] = wholeDays(days, compared, now);
    const earlier = isTelling(former.length, compared.earlier) ? former : [];
    const of = (name: EngagementName, value: (days: readonly MeasuredDay[]) => number | null): Engagement =>
      figureOf(name, 'count', 'more', value(current), value(earlier));
    const busiest = most(current);
    return {
      range,
      period: compared.told,
      figures: [
        ...(groups
          ? [
              of('activeUsers', dailyPeople),
              of('busiestDay', (some) => most(some)?.activeUsers ?? null),
              of('pageLoadsPerPerson', (some) => perOne(some, 'pageLoads', 'activeUsers')),
              of('requestsPerPerson', (some) => perOne(some, 'requests', 'activeUsers')),
            ]
          : []),
        ...(users
          ? [
              figureOf<EngagementName>(
                'newUsers',
                'count',
                'more',
                numberIn(users[0], 'now'),
                numberIn(users[0], 'before'),
              ),
            ]
          : []),
      ],
      busiest: busiest && dayOf(busiest),
      course: bucketsIn(compared.period, daysIn(range)).flatMap(({ from, to }) => {
        const yesterday = todayOf(now) - 1;
        if (from > yesterday) return [];
        const people = dailyPeople(within(days, { from, to: Math.min(to, yesterday) }));
        return [
          { from: dateOf(from), to: dateOf(to), activeUsers: people === null ? null : Math.round(people) },
        ];
      }),
    };
  },
};
