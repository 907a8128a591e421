import type { Invoice } from '../../contract/billing/invoices.ts';
import { daysBetween } from '../../time/days.ts';

export type Earned = Pick<Invoice, 'amount' | 'issuedDate' | 'periodStart' | 'periodEnd'>;

/** The days that an invoice is for, or null if its revenue is recognized when it is issued. */
const daysOf = ({ periodStart, periodEnd }: Earned): { from: string; days: number } | null => {
  if (periodStart === null || periodEnd === null || periodEnd < periodStart) return null;
  return { from: periodStart, days: daysBetween(periodStart, periodEnd) + 1 };
};

/** Whether its revenue is recognized over a period. */
export const isDeferred = (invoice: Earned): boolean => daysOf(invoice) !== null;

/**
 * What is recognized of an invoice or a credit note up to a day: its amount by days of its period, in whole minor units of
 * which the last day leaves none. Nothing is before the day it is issued, when the days before come with it, so that closed
 * months never change.
 */
export const recognizedThrough = (invoice: Earned, day: string): number => {
  if (day < invoice.issuedDate) return 0;
  const span = daysOf(invoice);
  if (!span) return invoice.amount;
  const past = Math.min(Math.max(daysBetween(span.from, day) + 1, 0), span.days);
  // Amounts times days are beyond the integers that a number holds exactly.
  return Number((BigInt(invoice.amount) * BigInt(past)) / BigInt(span.days));
};

/** The same of the days from one to another. */
export const recognizedIn = (invoice: Earned, { before, to }: { before: string; to: string }): number =>
  recognizedThrough(invoice, to) - recognizedThrough(invoice, before);
