import { billFor, monthOf, monthToRun, unbilledSubscriptions } from '../../domain/billing/monthlyRun.ts';
import { invoicesToRemind, reminderDue, reminderNote } from '../../domain/billing/reminders.ts';
import { dunningLevels } from '../../domain/change/billing/dunning.ts';
import { monthlyBill, runOf, runReported } from '../../domain/change/billing/monthlyBill.ts';
import { overdueInvoices, overdueNotifications } from '../../domain/change/notifications/invoiceOverdue.ts';
import { invoiceReminder } from '../../domain/change/notifications/invoiceReminder.ts';
import type { Subscription } from '../../domain/contract/billing/subscriptions.ts';
import { type DunningLevel, limitsAt } from '../../domain/contract/platform/dunningLevels.ts';
import { utcDay } from '../../domain/time/days.ts';
import { carryOut, carryOutInOrder } from '../effects.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import type { RowJob } from './rowJob.ts';

/** Bills the months of subscriptions that are not billed yet. */
export const monthlyBills: RowJob<'subscriptions'> = {
  due: unbilledSubscriptions,
  atOnce: 50,
  act: async (work, subscription) => {
    let billed = await billMonth(work, subscription);
    const isBilled = billed !== null;
    while (billed) billed = await billMonth(work, billed);
    return isBilled;
  },
};

/**
 * Bills the next month of a subscription without creating a new version of it. Returns the subscription, or
 * null if no month is due.
 */
const billMonth = async (work: UnitOfWork, subscription: Subscription): Promise<Subscription | null> => {
  const { system } = work.rows;
  const { id } = subscription;
  const month = monthToRun(subscription, work.now);
  if (month === null) return null;
  const plan = await system.find('plans', subscription.planId);
  const owed = billFor(subscription, plan, month);
  if (owed && owed.amount > 0) await carryOut(work, monthlyBill(subscription, plan, owed, month, work));
  const billedThrough = owed?.to ?? subscription.billedThrough;
  const credit = owed?.credit ?? subscription.credit;
  const columns = { billedMonth: month, billedThrough, credit };
  await system.patch('subscriptions', { id }, columns);
  return { ...subscription, ...columns };
};

/** Adds the activity of a month's run, once, after the last subscription is billed. */
export const reportMonth = async (work: UnitOfWork): Promise<void> => {
  const { hold, system } = work.rows;
  const month = monthOf(utcDay(work.now));
  const { type, target } = runOf(month);
  await hold('monthly run', 'alone');
  const left = await system.findDue(unbilledSubscriptions, { after: null, most: 1, unlocked: true });
  if (left.length || (await system.count('activities', { noun: 'invoices', target, type }, 1)) > 0) return;
  const sums = await system.group({
    grouping: {
      noun: 'invoices',
      conditions: [{ field: 'billedMonth', operator: 'eq', value: month }],
      by: ['currency'],
      figures: { invoices: {}, amount: { sum: 'amount' } },
    },
    scopes: [{ where: {} }],
  });
  const made = sums
    .map(({ currency, invoices, amount }) => ({
      currency: String(currency),
      invoices: Number(invoices),
      amount: Number(amount),
    }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
  if (made.length) await carryOut(work, runReported(month, made, work));
};

/** Notifies companies of their overdue invoices. */
export const overdueNotices: RowJob<'invoices'> = {
  due: overdueInvoices,
  atOnce: 100,
  act: async (work, invoice) => {
    await carryOutInOrder(work, overdueNotifications(invoice, work));
    await work.rows.system.patch('invoices', { id: invoice.id }, { overdueTold: invoice.dueDate });
    return true;
  },
};

/** Mails the reminders that are due, at most one for each invoice. */
export const invoiceReminders: RowJob<'invoices'> = {
  due: invoicesToRemind,
  atOnce: 100,
  act: async (work, invoice) => {
    const today = utcDay(work.now);
    const levels = await levelsIn(work);
    const reminder = reminderDue(invoice, levels, today);
    if (reminder === null) return false;
    const { level, step } = reminder;
    const serviceLimited = limitsAt(level, levels);
    await carryOut(work, invoiceReminder(invoice, reminder, serviceLimited, today));
    await work.rows.system.patch(
      'invoices',
      { id: invoice.id },
      { reminders: [...invoice.reminders, reminderNote(step, today)], dunningLevel: level, serviceLimited },
    );
    return true;
  },
};

/** The levels, read once for all invoices of a transaction. */
const levelsIn = (work: UnitOfWork): Promise<readonly DunningLevel[]> => {
  const levels = known.get(work) ?? dunningLevels(work.rows.system);
  known.set(work, levels);
  return levels;
};
const known = new WeakMap<UnitOfWork, Promise<readonly DunningLevel[]>>();
