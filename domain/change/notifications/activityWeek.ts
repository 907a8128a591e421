import type { PlatformDay } from '../../contract/platform/platformDays.ts';
import { utcDay } from '../../time/days.ts';
import type { OperatorNotification } from './operatorNotificationRows.ts';

const day = 86_400_000;
const dayOf = (time: number) => utcDay(new Date(time));

/** The previous week, Monday to Sunday, and the Monday after it, from which it is reported. */
export const weekBefore = (now: Date): { from: string; until: string; told: string } => {
  const today = Date.parse(dayOf(now.getTime()));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return { from: dayOf(monday - 7 * day), until: dayOf(monday - day), told: dayOf(monday) };
};

/** Number of people who used the platform in a week; null if no day was measured. */
export const activityWeek = (
  days: readonly Pick<PlatformDay, 'activeUsers'>[],
): OperatorNotification | null => {
  const people = days.map(({ activeUsers }) => activeUsers);
  if (people.length === 0) return null;
  const mean = people.reduce((sum, one) => sum + one, 0) / people.length;
  return {
    key: 'userActivityReports',
    code: 'activityWeek',
    values: { people: Math.round(mean), most: Math.max(...people) },
    link: '/platform-admin/analytics',
  };
};
