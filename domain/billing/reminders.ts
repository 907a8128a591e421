import { daysBetween } from '../calendar/days.ts';
import { isOwed } from '../contract/invoiceBalance.ts';
import type { Invoice } from '../contract/invoices.ts';

/** The days, counted from the due date, on which somebody who has not paid is written to. */
export const reminderSteps = [-3, 1, 7, 14] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** A step and the day it was taken, as an invoice keeps it. */
export const reminderNote = (step: ReminderStep, day: string): string => `${step} ${day}`;
export const readReminder = (note: string): { step: number; day: string } => ({
  step: Number.parseInt(note, 10),
  day: note.slice(-10),
});

type Reminded = Pick<Invoice, 'status' | 'dueDate' | 'reminders'>;

/**
 * The step that is due today, or null. Where several were missed the last of them stands for all, and nobody is asked
 * to pay soon what should have been paid already. An invoice whose due date was moved is reminded of anew.
 */
export const reminderDue = (invoice: Reminded, today: string): ReminderStep | null => {
  if (!isOwed(invoice)) return null;
  const late = daysBetween(invoice.dueDate, today);
  const step = reminderSteps.findLast((one) => one <= late);
  if (step === undefined) return null;
  const taken = invoice.reminders
    .map(readReminder)
    .some((one) => one.step >= step && daysBetween(invoice.dueDate, one.day) >= step);
  return taken ? null : step;
};
