import { changeByItself } from '../../../application/changeRow.ts';
import { carryOut, carryOutInOrder } from '../../../application/effects.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import {
  answered,
  type Charge,
  chargeFor,
  nothingOwed,
  testGateway,
} from '../../../domain/billing/gateway.ts';
import { billFor, monthOf, monthToRun } from '../../../domain/billing/monthlyRun.ts';
import { reminderDue, reminderNote } from '../../../domain/billing/reminders.ts';
import { overdueNews } from '../../../domain/change/invoiceOverdue.ts';
import { invoiceReminder } from '../../../domain/change/invoiceReminder.ts';
import { monthlyBill, type RunMoney, runOf, runReported } from '../../../domain/change/monthlyBill.ts';
import { isOwed } from '../../../domain/contract/invoiceStanding.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import type { PaymentMethod } from '../../../domain/contract/paymentMethods.ts';
import type { Plan } from '../../../domain/contract/plans.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';
import type { Transaction } from '../../../domain/contract/transactions.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { endTerms } from './fakerestTerms.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** The bills of the month, what has become overdue, and reminders. */
export const billingRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: minute,
    async act(now) {
      await endTerms(store, now);
      await runMonth(store, now);
      const invoices = store.rows('invoices') as unknown as Invoice[];
      for (const invoice of invoices)
        if (invoice.status === 'Overdue' && invoice.overdueTold !== invoice.dueDate)
          await tellOverdue(store, invoice, now);
      for (const invoice of invoices) await remind(store, invoice, now);
    },
  });

/** Payments that wait are charged by the gateway that moves no money, at once. */
export const paymentRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: 0,
    async act(now) {
      const queued = store.rows('transactions').filter((row) => row.queued) as unknown as Transaction[];
      for (const payment of queued) await charge(store, payment, now);
    },
  });

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** All of it or nothing, as a page that is left in the middle must not bill half of the market. */
const runMonth = async (store: WorldStore, now: Date) => {
  const due = (store.rows('subscriptions') as unknown as Subscription[]).filter(
    (subscription) => monthToRun(subscription, dayOf(now)) !== null,
  );
  if (due.length === 0) return;
  await byItself(store, now, async (work) => {
    for (const { id } of due) while (await billNext(work, id));
    await report(work);
  });
};

/** Bills the next month that a subscription waits for; false where there is none. */
const billNext = async (work: UnitOfWork, id: string): Promise<boolean> => {
  const { system } = work.rows;
  const subscription = (await system.find('subscriptions', id)) as unknown as Subscription;
  const month = monthToRun(subscription, dayOf(work.now));
  if (month === null) return false;
  const plan = await system.find('plans', subscription.planId);
  const owed = billFor(subscription, plan as Plan | null, month);
  if (owed && owed.amount > 0)
    await carryOut(work, monthlyBill(subscription as never, plan, owed, month, work));
  const billedThrough = owed?.to ?? subscription.billedThrough;
  const credit = owed?.credit ?? subscription.credit;
  await system.patch('subscriptions', { id }, { billedMonth: month, billedThrough, credit });
  return true;
};

const report = async (work: UnitOfWork) => {
  const { system } = work.rows;
  const month = monthOf(dayOf(work.now));
  const { type, target } = runOf(month);
  if ((await system.count('activities', { type, target }, 1)) > 0) return;
  const bills = (await system.findAll('invoices', { billedMonth: month })) as unknown as Invoice[];
  const made = [...Map.groupBy(bills, ({ currency }) => currency)].map(
    ([currency, rows]): RunMoney => ({
      currency,
      invoices: rows.length,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    }),
  );
  if (made.length) await carryOut(work, runReported(month, made, work));
};

const tellOverdue = (store: WorldStore, invoice: Invoice, now: Date) =>
  byItself(store, now, async (work) => {
    await carryOutInOrder(work, overdueNews(invoice as never, work));
    await work.rows.system.patch('invoices', { id: invoice.id }, { overdueTold: invoice.dueDate });
  });

const remind = async (store: WorldStore, invoice: Invoice, now: Date) => {
  const step = reminderDue(invoice, dayOf(now));
  if (step === null) return;
  const reminders = [...invoice.reminders, reminderNote(step, dayOf(now))];
  await byItself(store, now, async (work) => {
    await carryOut(work, invoiceReminder(invoice as never, step));
    await work.rows.system.patch('invoices', { id: invoice.id }, { reminders });
  });
};

const charge = async (store: WorldStore, payment: Transaction, now: Date) => {
  const asked = chargeOf(store, payment);
  const charged = asked ? await testGateway.charge(asked, now) : nothingOwed;
  const columns = answered(payment, charged, dayOf(now));
  await byItself(store, now, (work) => changeByItself(work, 'transactions', payment as never, columns));
};

const chargeOf = (store: WorldStore, payment: Transaction): Charge | null => {
  const invoice = store.find('invoices', String(payment.invoiceId)) as unknown as Invoice | null;
  if (!invoice || !isOwed(invoice)) return null;
  const methods = store.rows('paymentMethods') as unknown as PaymentMethod[];
  const method = methods.find(
    (one) =>
      one.companyId === payment.companyId && one.status === 'Active' && one.method === payment.paymentMethod,
  );
  return chargeFor(payment, invoice, method ?? null);
};
