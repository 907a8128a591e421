import { changeByItself } from '../../../application/changeRow.ts';
import {
  billSubscription,
  remindOfInvoice,
  reportMonth,
  tellOverdue,
} from '../../../application/jobs/billing.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import {
  answered,
  type Charge,
  chargeFor,
  nothingOwed,
  testGateway,
} from '../../../domain/billing/gateway.ts';
import { monthOf, monthToRun } from '../../../domain/billing/monthlyRun.ts';
import type { RunMoney } from '../../../domain/change/monthlyBill.ts';
import { isOwed } from '../../../domain/contract/invoiceBalance.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import type { PaymentMethod } from '../../../domain/contract/paymentMethods.ts';
import type { Subscription } from '../../../domain/contract/subscriptions.ts';
import type { Transaction } from '../../../domain/contract/transactions.ts';
import { fakerestJob, minute } from './fakerestJob.ts';
import { endTerms } from './fakerestTerms.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Monthly invoices, overdue notifications and reminders. */
export const billingJobs = (store: WorldStore, clock: () => Date) => [
  fakerestJob({
    name: 'monthlyRun',
    store,
    clock,
    every: minute,
    async act(now) {
      await endTerms(store, now);
      await byItself(store, now, runMonth);
    },
  }),
  fakerestJob({
    name: 'invoiceReminders',
    store,
    clock,
    every: minute,
    act: (now) =>
      byItself(store, now, async (work) => {
        for (const invoice of await invoicesOf(work))
          if (invoice.status === 'Overdue' && invoice.overdueTold !== invoice.dueDate)
            await tellOverdue(work, invoice);
        for (const invoice of await invoicesOf(work)) await remindOfInvoice(work, invoice);
      }),
  }),
];

const invoicesOf = async ({ rows }: UnitOfWork, where = {}) =>
  (await rows.system.findAll('invoices', where)) as Invoice[];

/** Queued payments are charged at once with the test gateway. */
export const paymentJobs = (store: WorldStore, clock: () => Date) =>
  fakerestJob({
    name: 'transactions',
    store,
    clock,
    every: 0,
    async act(now) {
      const queued = store.rows('transactions').filter((row) => row.queued) as Transaction[];
      for (const payment of queued) await charge(store, payment, now);
    },
  });

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** All or nothing, as leaving the page in the middle must not bill half of the market. */
const runMonth = async (work: UnitOfWork) => {
  const { system } = work.rows;
  const isDue = (one: Subscription) => monthToRun(one, dayOf(work.now)) !== null;
  const due = ((await system.findAll('subscriptions', {})) as Subscription[]).filter(isDue);
  if (due.length === 0) return;
  for (const { id } of due) while (await billSubscription(work, await subscriptionOf(work, id)));
  await reportMonth(work, () => billed(work));
};

const subscriptionOf = async ({ rows }: UnitOfWork, id: string) =>
  (await rows.system.find('subscriptions', id)) as Subscription;

/** Sums of the month's invoices by currency. */
const billed = async (work: UnitOfWork): Promise<RunMoney[]> => {
  const bills = await invoicesOf(work, { billedMonth: monthOf(dayOf(work.now)) });
  return [...Map.groupBy(bills, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    invoices: rows.length,
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
  }));
};

const charge = async (store: WorldStore, payment: Transaction, now: Date) => {
  const asked = chargeOf(store, payment);
  const charged = asked ? await testGateway.charge(asked, now) : nothingOwed;
  const columns = answered(payment, charged, dayOf(now));
  await byItself(store, now, (work) => changeByItself(work, 'transactions', payment as never, columns));
};

const chargeOf = (store: WorldStore, payment: Transaction): Charge | null => {
  const invoice = store.find('invoices', String(payment.invoiceId)) as Invoice | null;
  if (!invoice || !isOwed(invoice)) return null;
  const methods = store.rows('paymentMethods') as PaymentMethod[];
  const method = methods.find(
    (one) =>
      one.companyId === payment.companyId && one.status === 'Active' && one.method === payment.paymentMethod,
  );
  return chargeFor(payment, invoice, method ?? null);
};
