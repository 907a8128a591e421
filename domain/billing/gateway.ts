import type { Company } from '../contract/accounts/companies.ts';
import { isPastExpiry } from '../contract/billing/cardExpiry.ts';
import type { Invoice } from '../contract/billing/invoices.ts';
import type { PaymentMethod } from '../contract/billing/paymentMethods.ts';
import type { Transaction } from '../contract/billing/transactions.ts';
import type { Code } from '../messages/message.ts';
import type { Due } from '../query/due.ts';

/** A charge for the payment gateway. Repeating the same key never moves money twice. */
export type Charge = {
  key: string;
  invoice: Pick<Invoice, 'id' | 'companyId'>;
  /** The company that pays. */
  payer: Pick<Company, 'name' | 'email'>;
  /** In minor units. */
  amount: number;
  currency: Invoice['currency'];
  /** The kind of payment and the stored details of the payment method, if the company has one. */
  kind: Transaction['paymentMethod'];
  method: Details | null;
  /** What the gateway, or an operator, has called this payment so far. */
  reference: string | null;
};
type Details = Pick<PaymentMethod, 'brand' | 'last4' | 'expiry' | 'bank' | 'account' | 'email' | 'status'>;
/**
 * Pending: not decided yet. With `askAgain`, the gateway gets the same charge again after this many seconds;
 * without it, an operator records the result. `reference` is the payment's name at the payment service, shown
 * with the payment.
 */
export type Charged =
  | { status: 'Completed'; reference?: string }
  | { status: 'Pending'; askAgain?: number; reference?: string }
  | { status: 'Failed'; why: Code | (string & {}) };

/**
 * What collects invoices. A charge that cannot be answered rejects: it may have moved money, so it stays
 * pending and is repeated under the same key.
 */
export type Gateway = { charge(asked: Charge, now: Date): Promise<Charged> };

/** Manual payment: the company pays by itself, and an operator records the payment. */
export const manualGateway: Gateway = { charge: async () => ({ status: 'Pending' }) };

/** Cards that the test gateway declines, by their last four digits. */
const declined = new Map<string | null, Code>([
  ['0002', 'payments.card-declined'],
  ['9995', 'payments.no-funds'],
  ['0119', 'payments.not-reached'],
]);

/** Moves no money: the payment method alone decides the result. */
export const testGateway: Gateway = {
  charge: async ({ kind, method }, now) => {
    if (kind === 'Bank Transfer') return { status: 'Pending' };
    if (!method)
      return { status: 'Failed', why: kind === 'PayPal' ? 'payments.no-paypal' : 'payments.no-card' };
    if (method.status !== 'Active' || (method.expiry && isPastExpiry(method.expiry, now)))
      return { status: 'Failed', why: 'payments.expired' };
    const why = declined.get(method.last4);
    return why ? { status: 'Failed', why } : { status: 'Completed' };
  },
};

/** Fallback text for a failed payment without a reason. */
export const nothingOwed: Charged = { status: 'Failed', why: 'invoices.nothing-owed' };

/** Idempotency key of one attempt; repeating the same attempt gives the same key. */
export const chargeKey = ({ id, attempts }: Pick<Transaction, 'id' | 'attempts'>): string =>
  `${id}/${attempts + 1}`;

/**
 * The charge for this payment, whatever else is open on its invoice, with nothing of the rows but what a
 * payment service needs.
 */
export const chargeFor = (
  payment: Pick<Transaction, 'id' | 'attempts' | 'amount' | 'currency' | 'paymentMethod' | 'reference'>,
  invoice: Charge['invoice'],
  payer: Charge['payer'],
  method: Charge['method'],
): Charge => ({
  key: chargeKey(payment),
  invoice: { id: invoice.id, companyId: invoice.companyId },
  payer: { name: payer.name, email: payer.email },
  amount: payment.amount,
  currency: payment.currency,
  kind: payment.paymentMethod,
  method: method && detailsOf(method),
  reference: payment.reference,
});

const detailsOf = (method: Details): Details => {
  const { brand, last4, expiry, bank, account, email, status } = method;
  return { brand, last4, expiry, bank, account, email, status };
};

/** Time limit for the gateway's answer, and the lease on a payment, in seconds. */
export const answersWithin = 20;
export const inHandFor = 60;

export const silence: Code = 'payments.not-responding';

const longest = 4 * 60 * 60;
const longestToAskAgain = 24 * 60 * 60;
const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Queued payments that no process has in hand. */
export const duePayments: Due<'transactions'> = {
  noun: 'transactions',
  order: 'id',
  where: (now) => [
    ['queued', '=', true],
    { anyOf: [[['tryAfter', '=', null]], [['tryAfter', '<=', now.toISOString()]]] },
  ],
};

/** End of the lease, until which no other process sends this payment to the gateway. */
export const inHandUntil = (now: Date): Date => later(now, inHandFor);

/**
 * State of a transaction when the gateway did not answer. It stays pending, since the outcome is unknown, and
 * is retried under the same key: first after a minute, later every four hours.
 */
export const notAnswered = ({ unanswered }: Pick<Transaction, 'unanswered'>, now: Date) => ({
  unanswered: unanswered + 1,
  tryAfter: later(now, Math.min(60 * 4 ** unanswered, longest)).toISOString(),
  failure: silence,
});

/**
 * State of a transaction that the gateway wants to be asked about again; null for any other answer. The key
 * stays the same, as the attempt goes on.
 */
export const askedAgain = (charged: Charged, now: Date) => {
  if (charged.status !== 'Pending' || charged.askAgain === undefined) return null;
  const seconds = Math.min(Math.max(charged.askAgain, 1), longestToAskAgain);
  return { unanswered: 0, tryAfter: later(now, seconds).toISOString(), failure: null };
};

/** The payment service's reference, if it differs from what is stored. */
export const newReference = ({ reference }: Pick<Transaction, 'reference'>, charged: Charged) => {
  const given = 'reference' in charged ? charged.reference?.slice(0, 60) : undefined;
  return given === undefined || given === reference ? {} : { reference: given };
};

/** State of a transaction after the gateway's answer. */
export const answered = ({ attempts }: Pick<Transaction, 'attempts'>, charged: Charged, today: string) => ({
  queued: false,
  attempts: attempts + 1,
  unanswered: 0,
  tryAfter: null,
  status: charged.status,
  failure: charged.status === 'Failed' ? charged.why.slice(0, 200) : null,
  date: today,
});
