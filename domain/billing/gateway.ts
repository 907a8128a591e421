import { isPastExpiry } from '../contract/cardExpiry.ts';
import type { Invoice } from '../contract/invoices.ts';
import type { PaymentMethod } from '../contract/paymentMethods.ts';
import type { Transaction } from '../contract/transactions.ts';

/** What is asked of whoever moves the money. The same key, however often it is asked, moves it once. */
export type Charge = {
  key: string;
  invoice: Pick<Invoice, 'id' | 'companyId'>;
  /** In minor units. */
  amount: number;
  currency: Invoice['currency'];
  /** The kind of payment, and what is kept of the way of paying where the company has named one. */
  kind: Transaction['paymentMethod'];
  method: Pick<PaymentMethod, 'brand' | 'last4' | 'expiry' | 'status'> | null;
};
/** Pending: the money is on its way, and somebody will say when it has come. */
export type Charged = { status: 'Completed' } | { status: 'Pending' } | { status: 'Failed'; why: string };
export type Gateway = { charge(asked: Charge, now: Date): Promise<Charged> };

/** Nobody is charged: the company pays by itself, and an operator says when the money has come. */
export const manualGateway: Gateway = { charge: async () => ({ status: 'Pending' }) };

/** Cards that the test gateway declines, by their last four digits. */
const declined = new Map<string | null, string>([
  ['0002', 'The card was declined'],
  ['9995', 'The card has insufficient funds'],
  ['0119', 'The payment service could not be reached'],
]);

/** Moves no money: what becomes of a payment follows from the way of paying alone. */
export const testGateway: Gateway = {
  charge: async ({ kind, method }, now) => {
    if (kind === 'Bank Transfer') return { status: 'Pending' };
    if (!method) return { status: 'Failed', why: `No ${kind} is on file` };
    if (method.status !== 'Active' || (method.expiry && isPastExpiry(method.expiry, now)))
      return { status: 'Failed', why: 'The card has expired' };
    const why = declined.get(method.last4);
    return why ? { status: 'Failed', why } : { status: 'Completed' };
  },
};

/** What there is to say where a payment has lost its reason. */
export const nothingOwed: Charged = { status: 'Failed', why: 'Nothing is owed on this invoice' };

/** One key for each try, the same however often the same try is made. */
export const chargeKey = ({ id, attempts }: Pick<Transaction, 'id' | 'attempts'>): string =>
  `${id}/${attempts + 1}`;

/** What the gateway is asked for: this payment, whatever else is open on its invoice. */
export const chargeFor = (
  payment: Pick<Transaction, 'id' | 'attempts' | 'amount' | 'currency' | 'paymentMethod'>,
  invoice: Charge['invoice'],
  method: Charge['method'],
): Charge => ({
  key: chargeKey(payment),
  invoice,
  amount: payment.amount,
  currency: payment.currency,
  kind: payment.paymentMethod,
  method,
});

/** How long the gateway is given to answer, and how long a payment is in one hand alone; in seconds. */
export const answersWithin = 20;
export const inHandFor = 60;

export const silence = 'The payment service is not responding. We will try again.';

const longest = 4 * 60 * 60;
const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Until when nobody else hands this payment to the gateway. */
export const inHandUntil = (now: Date): Date => later(now, inHandFor);

/**
 * What no answer makes of a transaction: it stays on its way, as nobody knows what became of it, and is asked for again
 * under the same key; after a minute at first, later every four hours.
 */
export const notAnswered = ({ unanswered }: Pick<Transaction, 'unanswered'>, now: Date) => ({
  unanswered: unanswered + 1,
  tryAfter: later(now, Math.min(60 * 4 ** unanswered, longest)).toISOString(),
  failure: silence,
});

/** What the gateway's answer makes of a transaction. */
export const answered = ({ attempts }: Pick<Transaction, 'attempts'>, charged: Charged, today: string) => ({
  queued: false,
  attempts: attempts + 1,
  unanswered: 0,
  tryAfter: null,
  status: charged.status,
  failure: charged.status === 'Failed' ? charged.why.slice(0, 200) : null,
  date: today,
});
