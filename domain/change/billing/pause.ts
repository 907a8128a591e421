import { monthOf } from '../../billing/monthlyRun.ts';
import type { Subscription } from '../../contract/billing/subscriptions.ts';
import type { Row } from '../../contract/noun.ts';
import { addDays, monthAfter, utcDay } from '../../time/days.ts';
import type { Context } from '../context.ts';
import type { Effect } from '../effect.ts';

/** Suspending or closing a company pauses its subscription; reactivating it resumes the subscription. */
export const subscriptionPaused = (company: Row, { now }: Context): Effect => {
  const isActive = company.status === 'Active';
  return {
    kind: 'revise',
    noun: 'subscriptions',
    where: { companyId: company.id, status: isActive ? 'Paused' : 'Active' },
    values: (row) => (isActive ? resumed(row as Subscription, utcDay(now)) : { status: 'Paused' }),
  };
};

/** Paused days are not billed: the next run bills from today, or from the end of the prepaid time. */
const resumed = ({ billedThrough, billedMonth, changesOn }: Subscription, today: string) => {
  const [yesterday, monthBefore] = [addDays(today, -1), monthAfter(monthOf(today), -1)];
  return {
    status: 'Active',
    billedThrough: latest(billedThrough, yesterday),
    billedMonth: latest(billedMonth, monthBefore),
    changesOn: changesOn && latest(changesOn, today),
  };
};

const latest = (day: string | null, least: string): string => (day !== null && day > least ? day : least);
