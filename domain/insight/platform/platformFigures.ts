import { utcDay } from '../../time/days.ts';
import type { Insight } from '../insight.ts';
import { askedNothing } from '../insight.ts';
import { relativeChange } from '../statistics.ts';
import { byAmount, type Money, numberIn } from './groups.ts';

export type PlatformFigures = {
  /**
   * Completed payments less refunds, largest first, in minor units; absent for users without access to
   * billing.
   */
  revenue?: Money[];
  /** Companies that joined this month so far, and by the same day of the previous month. */
  growth?: { now: number; before: number; change: number | null };
};

const dayIn = (now: Date, months: number, day: number): string =>
  utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)));

/** The same day a month ago, or the last day of that month. */
const monthAgo = (now: Date): string => {
  const last = dayIn(now, 0, 0);
  const same = dayIn(now, -1, now.getUTCDate());
  return same < last ? same : last;
};

/** Figures of the operator's dashboard that no list counts. */
export const platformFigures: Insight<object, PlatformFigures> = {
  userType: 'admin',
  asked: askedNothing,
  needs: () => [],
  groups: (_, now) => ({
    revenue: {
      noun: 'transactions',
      conditions: [{ field: 'status', operator: 'eq', value: 'Completed' }],
      by: ['currency'],
      figures: { amount: { sum: 'amount' } },
    },
    joined: {
      noun: 'companies',
      conditions: [
        { field: 'joinDate', operator: 'gte', value: dayIn(now, -1, 1) },
        { field: 'status', operator: 'neq', value: 'Pending Approval' },
      ],
      by: [],
      figures: {
        now: { where: [{ field: 'joinDate', operator: 'gte', value: dayIn(now, 0, 1) }] },
        before: { where: [{ field: 'joinDate', operator: 'lte', value: monthAgo(now) }] },
      },
    },
  }),
  of: (_rows, _asked, _now, { revenue, joined }) => {
    const [now, before] = [numberIn(joined?.[0], 'now'), numberIn(joined?.[0], 'before')];
    return {
      ...(revenue && { revenue: byAmount(revenue) }),
      ...(joined && { growth: { now, before, change: relativeChange(now, before) } }),
    };
  },
};
