import { dayLength } from '../../time/days.ts';
import { hasEnded } from './contractLife.ts';

type Term = { startDate: string; endDate: string };

const dayOf = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** The same day a number of months later, or the last day of a shorter month. */
const monthsAfter = (from: Date, months: number): Date => {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(first.getTime() + (Math.min(from.getUTCDate(), last) - 1) * dayLength);
};

/** Length of a term in months, both days included: 1 July to 31 December is 6, half of June is 0.5. */
export const monthsOf = ({ startDate, endDate }: Term): number => {
  const start = dayOf(startDate);
  const end = dayOf(endDate).getTime() + dayLength;
  if (!(end > start.getTime())) return 0;
  const after = new Date(end);
  const calendar =
    12 * (after.getUTCFullYear() - start.getUTCFullYear()) + after.getUTCMonth() - start.getUTCMonth();
  const whole = monthsAfter(start, calendar).getTime() > end ? calendar - 1 : calendar;
  const begun = monthsAfter(start, whole).getTime();
  const next = monthsAfter(start, whole + 1).getTime();
  return whole + (end - begun) / (next - begun);
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

/** What is left of a conversion fee on a day: it falls evenly over the days that the contract was signed for. */
export const conversionFeeOn = (
  {
    conversionFee,
    conversionFeeUntil = null,
    startDate,
    endDate,
  }: Term & { conversionFee: number | null; conversionFeeUntil?: string | null },
  day: string,
): number => {
  const [start, end] = [
    dayOf(startDate).getTime(),
    dayOf(conversionFeeUntil ?? endDate).getTime() + dayLength,
  ];
  const left = Math.min(1, Math.max(0, (end - dayOf(day).getTime()) / (end - start)));
  return Math.round((conversionFee ?? 0) * left);
};
