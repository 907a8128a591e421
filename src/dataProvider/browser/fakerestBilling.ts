import {
  answered,
  type Charge,
  chargeFor,
  nothingOwed,
  testGateway,
} from '../../../domain/billing/gateway.ts';
import { billFor, monthOf, monthToRun } from '../../../domain/billing/monthlyRun.ts';
import { reminderDue, reminderNote } from '../../../domain/billing/reminders.ts';
import { asSystem } from '../../../domain/change/expiry.ts';
import { overdueNews } from '../../../domain/change/invoiceOverdue.ts';
import { invoiceReminder } from '../../../domain/change/invoiceReminder.ts';
import { monthlyBill, type RunMoney, runOf, runReported } from '../../../domain/change/monthlyBill.ts';
import { isOwed } from '../../../domain/contract/invoiceStanding.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import type { PaymentMethod } from '../../../domain/contract/paymentMethods.ts';
import type { Plan } from '../../../domain/contract/plans.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';
import type { Transaction } from '../../../domain/contract/transactions.ts';
import { follow, writeChange } from './fakerestChange.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { endTerms } from './fakerestTerms.ts';
import type { WorldStore, Writer } from './worldStore.ts';

/** The bills of the month, what has become overdue, and reminders. */
export const billingRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: minute,
    act(now) {
      endTerms(store, now);
      runMonth(store, now);
      const invoices = store.rows('invoices') as unknown as Invoice[];
      for (const invoice of invoices)
        if (invoice.status === 'Overdue' && invoice.overdueTold !== invoice.dueDate)
          tellOverdue(store, invoice, now);
      for (const invoice of invoices) remind(store, invoice, now);
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
const runMonth = (store: WorldStore, now: Date) => {
  const due = (store.rows('subscriptions') as unknown as Subscription[]).filter(
    (subscription) => monthToRun(subscription, dayOf(now)) !== null,
  );
  if (due.length === 0) return;
  store.write((writer) => {
    for (const { id } of due) while (billNext(store, writer, id, now));
    report(store, writer, now);
  });
};

/** Bills the next month that a subscription waits for; false where there is none. */
const billNext = (store: WorldStore, writer: Writer, id: string, now: Date): boolean => {
  const subscription = store.find('subscriptions', id) as unknown as Subscription;
  const month = monthToRun(subscription, dayOf(now));
  if (month === null) return false;
  const plan = store.find('plans', subscription.planId);
  const owed = billFor(subscription, plan as Plan | null, month);
  if (owed && owed.amount > 0)
    follow(
      store,
      writer,
      monthlyBill(subscription as never, plan, owed, month, asSystem(now)),
      asSystem(now),
    );
  const billedThrough = owed?.to ?? subscription.billedThrough;
  const credit = owed?.credit ?? subscription.credit;
  writer.touch('subscriptions', id, { billedMonth: month, billedThrough, credit });
  return true;
};

const report = (store: WorldStore, writer: Writer, now: Date) => {
  const month = monthOf(dayOf(now));
  const { type, target } = runOf(month);
  if (store.rows('activities').some((row) => row.type === type && row.target === target)) return;
  const bills = store.rows('invoices').filter((row) => row.billedMonth === month) as unknown as Invoice[];
  const made = [...Map.groupBy(bills, ({ currency }) => currency)].map(
    ([currency, rows]): RunMoney => ({
      currency,
      invoices: rows.length,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    }),
  );
  if (made.length) follow(store, writer, runReported(month, made, asSystem(now)), asSystem(now));
};

const tellOverdue = (store: WorldStore, invoice: Invoice, now: Date) =>
  store.write((writer) => {
    for (const news of overdueNews(invoice as never, asSystem(now)))
      follow(store, writer, news, asSystem(now));
    writer.touch('invoices', invoice.id, { overdueTold: invoice.dueDate });
  });

const remind = (store: WorldStore, invoice: Invoice, now: Date) => {
  const step = reminderDue(invoice, dayOf(now));
  if (step === null) return;
  store.write((writer) => {
    follow(store, writer, invoiceReminder(invoice as never, step), asSystem(now));
    const reminders = [...invoice.reminders, reminderNote(step, dayOf(now))];
    writer.touch('invoices', invoice.id, { reminders });
  });
};

const charge = async (store: WorldStore, payment: Transaction, now: Date) => {
  const asked = chargeOf(store, payment);
  const charged = asked ? await testGateway.charge(asked, now) : nothingOwed;
  const columns = answered(payment, charged, dayOf(now));
  writeChange(store, { noun: 'transactions', before: payment as never, columns }, asSystem(now));
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
