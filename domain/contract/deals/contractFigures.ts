import { addDays, afterMonths, dayLength, daysBetween } from '../../time/days.ts';
import { divideHalfUp } from '../billing/sheetLines.ts';
import { hasEnded } from './contractLife.ts';

type Term = { startDate: string; endDate: string };

const dayOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);
const monthIndex = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** Length of a term in months, both days included: 1 July to 31 December is 6, half of June is 0.5. */
export const monthsOf = (term: Term): number => {
  if (!(dayOf(term.endDate) >= dayOf(term.startDate))) return 0;
  const start = term.startDate.slice(0, 10);
  const end = addDays(term.endDate.slice(0, 10), 1);
  const calendar = monthIndex(end) - monthIndex(start);
  const whole = afterMonths(start, calendar) > end ? calendar - 1 : calendar;
  const begun = afterMonths(start, whole);
  return whole + daysBetween(begun, end) / daysBetween(begun, afterMonths(start, whole + 1));
};

/** Rate × hours per month × months, in the minor units of the rate. */
export const totalValueOf = ({
  rate,
  monthlyHours,
  ...term
}: Term & { rate: number; monthlyHours: number }) => Math.round(rate * monthlyHours * monthsOf(term));

/** Elapsed share of a contract's term, in percent; only running contracts have progress. */
export const progressOf = ({ status, startDate, endDate }: Term & { status: string }, now: Date): number => {
  if (hasEnded({ status })) return 100;
  if (status !== 'Active') return 0;
  const start = dayOf(startDate).getTime();
  const length = dayOf(endDate).getTime() + dayLength - start;
  return Math.max(0, Math.min(100, Math.floor((100 * (now.getTime() - start)) / length)));
};

type Fee = Term & { conversionFee: number | null; conversionFeeUntil?: string | null };

/** What a conversion on a day costs, and the days of which that is the share. */
export type ConversionCost = { fee: number; agreed: number; daysLeft: number; days: number };

/**
 * The conversion fee on a day, by the schedule that was signed: all of it until the first day, then less by the same
 * share each day, one share on the last day and nothing after it. The day itself counts as left. Whole minor units of
 * the contract's currency, rounded once, half up. Null if no fee was agreed.
 */
export const conversionCostOn = (
  { conversionFee, conversionFeeUntil = null, startDate, endDate }: Fee,
  day: string,
): ConversionCost | null => {
  if (conversionFee === null) return null;
  const until = conversionFeeUntil ?? endDate;
  const days = Math.max(1, daysBetween(startDate, until) + 1);
  const daysLeft = Math.min(days, Math.max(0, daysBetween(day, until) + 1));
  const fee = divideHalfUp(BigInt(conversionFee) * BigInt(daysLeft), BigInt(days));
  return { fee, agreed: conversionFee, daysLeft, days };
};

/** The same as an amount; nothing if no fee was agreed. */
export const conversionFeeOn = (contract: Fee, day: string): number =>
  conversionCostOn(contract, day)?.fee ?? 0;
