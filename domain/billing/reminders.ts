import { isOwed } from '../contract/billing/invoiceBalance.ts';
import type { Invoice } from '../contract/billing/invoices.ts';
import type { DunningLevel } from '../contract/platform/dunningLevels.ts';
import type { Due } from '../query/due.ts';
import { addDays, daysBetween, utcDay } from '../time/days.ts';

/** Days relative to the due date on which an unpaid invoice is reminded of before it is overdue. */
export const dueSoonStep = -3;

/** The days from the due date and the day it was sent, as stored on the invoice. */
export const reminderNote = (step: number, day: string): string => `${step} ${day}`;
export const readReminder = (note: string): { step: number; day: string } => ({
  step: Number.parseInt(note, 10),
  day: note.slice(-10),
});

/** Invoices that may have a reminder due; `reminderDue` tells which one. */
export const invoicesToRemind: Due<'invoices'> = {
  noun: 'invoices',
  order: 'dueDate',
  where: (now) => [
    ['status', '=', 'Pending'],
    ['dunningPause', '=', null],
    ['dueDate', '<=', addDays(utcDay(now), -dueSoonStep)],
  ],
};

type Reminded = Pick<Invoice, 'status' | 'dueDate' | 'reminders' | 'dunningLevel' | 'dunningPause'>;
/** A reminder that is due; level 0 is the one before the due date. */
export type Reminder = { level: number; step: number; term: number | null };

/**
 * The reminder due today, or null. An overdue invoice rises by one level at a time, and as many days pass between two
 * levels as the settings leave between them, and no fewer than the last reminder gave for payment: an invoice that is
 * found late is warned of first. An invoice whose due date was moved is reminded of again.
 */
export const reminderDue = (
  invoice: Reminded,
  levels: readonly DunningLevel[],
  today: string,
): Reminder | null => {
  if (!isOwed(invoice) || invoice.dunningPause !== null) return null;
  const late = daysBetween(invoice.dueDate, today);
  const { dunningLevel: level } = invoice;
  const next = levels[level];
  if (next && late >= next.days && isWaitOver(invoice, next, levels[level - 1], today))
    return { level: level + 1, step: next.days, term: next.term };
  return isDueSoon(invoice, late) ? { level: 0, step: dueSoonStep, term: null } : null;
};

const isDueSoon = ({ dueDate, dunningLevel, reminders }: Reminded, late: number): boolean =>
  dunningLevel === 0 &&
  late >= dueSoonStep &&
  late <= 0 &&
  !reminders.map(readReminder).some(({ day }) => daysBetween(dueDate, day) >= dueSoonStep);

const isWaitOver = (
  { reminders }: Reminded,
  next: DunningLevel,
  last: DunningLevel | undefined,
  today: string,
): boolean => {
  const sent = reminders.at(-1);
  if (!last || sent === undefined) return true;
  const wait = Math.max(next.days - last.days, (last.term ?? 0) + 1);
  return daysBetween(readReminder(sent).day, today) >= wait;
};
