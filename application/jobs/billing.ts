import { billFor, monthOf, monthToRun } from '../../domain/billing/monthlyRun.ts';
import { reminderDue, reminderNote } from '../../domain/billing/reminders.ts';
import { overdueNotifications } from '../../domain/change/invoiceOverdue.ts';
import { invoiceReminder } from '../../domain/change/invoiceReminder.ts';
import { monthlyBill, type RunMoney, runOf, runReported } from '../../domain/change/monthlyBill.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import type { Plan } from '../../domain/contract/plans.ts';
import type { Subscription } from '../../domain/contract/subscriptions.ts';
import { carryOut, carryOutInOrder } from '../effects.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/** Bills the next month of a subscription without creating a new version of it; false if none is due. */
export const billSubscription = async (work: UnitOfWork, subscription: Subscription): Promise<boolean> => {
  const { system } = work.rows;
  const { id } = subscription;
  const month = monthToRun(subscription, dayOf(work.now));
  if (month === null) return false;
  const plan = await system.find('plans', subscription.planId);
  const owed = billFor(subscription, plan as Plan | null, month);
  if (owed && owed.amount > 0) await carryOut(work, monthlyBill(subscription, plan, owed, month, work));
  const billedThrough = owed?.to ?? subscription.billedThrough;
  const credit = owed?.credit ?? subscription.credit;
  await system.patch('subscriptions', { id }, { billedMonth: month, billedThrough, credit });
  return true;
};

/** Adds the activity of a month's run, once; `made` counts the invoices by currency. */
export const reportMonth = async (work: UnitOfWork, made: () => Promise<RunMoney[]>): Promise<void> => {
  const month = monthOf(dayOf(work.now));
  const { type, target } = runOf(month);
  if ((await work.rows.system.count('activities', { noun: 'invoices', target, type }, 1)) > 0) return;
  const sums = await made();
  if (sums.length) await carryOut(work, runReported(month, sums, work));
};

/** Sends the notification of an overdue invoice. */
export const tellOverdue = async (work: UnitOfWork, invoice: Invoice): Promise<void> => {
  await carryOutInOrder(work, overdueNotifications(invoice, work));
  await work.rows.system.patch('invoices', { id: invoice.id }, { overdueTold: invoice.dueDate });
};

/** Mails the reminder of an invoice that is due; false if none is. */
export const remindOfInvoice = async (work: UnitOfWork, invoice: Invoice): Promise<boolean> => {
  const today = dayOf(work.now);
  const step = reminderDue(invoice, today);
  if (step === null) return false;
  await carryOut(work, invoiceReminder(invoice, step));
  const reminders = [...invoice.reminders, reminderNote(step, today)];
  await work.rows.system.patch('invoices', { id: invoice.id }, { reminders });
  return true;
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
