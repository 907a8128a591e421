import { useLocale, useTranslate } from 'react-admin';
import { billFor } from '../../../domain/billing/monthlyRun.ts';
import { paidAhead } from '../../../domain/billing/paidAhead.ts';
import {
  monthlyPrice,
  nextBilling,
  owedToday,
  restOfMonth,
} from '../../../domain/contract/billing/planPrices.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { dayBefore, termEnd } from '../../../domain/contract/billing/planTerms.ts';
import type { Subscription } from '../../../domain/contract/billing/subscriptions.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { usePlanTitle } from './usePlanTitle.ts';

type Change = {
  to: Plan;
  plan: Plan | null;
  running: Subscription | undefined;
  history: readonly Subscription[];
  isLater: boolean;
};

/** Describes a change of plan in sentences: what is charged today, and what changes when. */
export const useWhatChanges = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const title = usePlanTitle();
  const now = new Date();
  const day = (date: string) => writeDay(date, locale);
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale);

  const atOnce = ({ to, history, running }: Change): string[] => {
    const monthlyAmount = monthlyPrice(to);
    const owed = owedToday(history, { monthlyAmount, currency: to.currency }, now);
    const { days, of, to: last } = restOfMonth(now);
    const today = utcDay(now);
    const credit = running?.currency === to.currency ? paidAhead(running, today) : 0;
    const begun = { startDate: today, billedThrough: last, monthlyAmount, credit };
    const first = billFor(begun, to, nextBilling(now))?.amount ?? 0;
    return [
      translate('plans.change.today', { plan: title(to) }),
      owed > 0
        ? translate('plans.change.owed', { amount: money(owed, to.currency), days, of })
        : translate('plans.change.nothingOwed'),
      ...(first > 0
        ? [
            translate('plans.change.next', {
              amount: money(first, to.currency),
              day: day(nextBilling(now)),
            }),
          ]
        : []),
      ...(credit > 0 ? [translate('plans.change.paidAhead', { amount: money(credit, to.currency) })] : []),
    ];
  };
  const atTermEnd = ({ to, plan, running }: Change): string[] => {
    if (!plan || !running) return [];
    const begins = termEnd(plan, running, now);
    return [
      translate('plans.later.today', { plan: title(plan), day: day(dayBefore(begins)) }),
      translate('plans.later.begins', {
        plan: title(to),
        day: day(begins),
        amount: money(monthlyPrice(to), to.currency),
      }),
      translate('plans.later.undo'),
    ];
  };
  return (change: Change): string[] => {
    const { running, plan, isLater } = change;
    const agreed = running && plan && running.monthlyAmount !== monthlyPrice(plan) ? running : undefined;
    return [
      ...(isLater ? atTermEnd(change) : atOnce(change)),
      ...(agreed
        ? [translate('plans.change.agreed', { price: money(agreed.monthlyAmount, agreed.currency) })]
        : []),
    ];
  };
};
