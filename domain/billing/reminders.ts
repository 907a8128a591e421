import { isOwed } from '../contract/billing/invoiceBalance.ts';
import type { Invoice } from '../contract/billing/invoices.ts';
import type { Due } from '../query/due.ts';
import { addDays, daysBetween, utcDay } from '../time/days.ts';

/** Days relative to the due date on which unpaid invoices are reminded of. */
export const reminderSteps = [-3, 1, 7, 14] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** A reminder step and the day it was sent, as stored on the invoice. */
export const reminderNote = (step: ReminderStep, day: string): string => `${step} ${day}`;
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
    ['dueDate', '<=', addDays(utcDay(now), -reminderSteps[0])],
  ],
};

type Reminded = Pick<Invoice, 'status' | 'dueDate' | 'reminders'>;

/**
 * The reminder step due today, or null. If several were missed, only the latest is sent, so an overdue
 * invoice gets no "due soon" reminder. An invoice whose due date was moved is reminded of again.
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
