import {
  answered,
  askedAgain,
  type Charge,
  type Charged,
  chargeFor,
  duePayments,
  inHandUntil,
  newReference,
  notAnswered,
  nothingOwed,
} from '../domain/billing/gateway.ts';
import { isOwed } from '../domain/contract/billing/invoiceBalance.ts';
import type { Transaction } from '../domain/contract/billing/transactions.ts';
import { utcDay } from '../domain/time/days.ts';
import { changeByItself } from './changeRow.ts';
import { itemOf, openFailures } from './failures.ts';
import type { InTransaction, UnitOfWork } from './unitOfWork.ts';

type Options = {
  inTransaction: InTransaction;
  /** Number of payments that are charged at the same time. */
  atOnce: number;
  /** Asks the gateway; null if it did not answer in time. */
  ask(charge: Charge): Promise<Charged | null>;
};

/**
 * Sends queued payments to the gateway and records its answers; returns how many there were. Meanwhile each
 * payment is claimed by one process, and nothing is locked. After a crash between charge and record, or a
 * late answer, the outcome is unknown: the next attempt uses the same idempotency key.
 */
export const chargePayments = async ({ inTransaction, atOnce, ask }: Options): Promise<number> => {
  const taken = await inTransaction((work) => take(work, atOnce));
  const failures = openFailures();
  const hand = async (payment: Transaction) => {
    const charge = await inTransaction((work) => chargeOf(work, payment));
    const charged = charge ? await ask(charge) : nothingOwed;
    await inTransaction((work) => note(work, payment, charged));
  };
  const outcomes = await Promise.allSettled(taken.map(hand));
  outcomes.forEach((outcome, place) => {
    if (outcome.status === 'rejected')
      failures.note(itemOf('transactions', taken[place] ?? null), outcome.reason);
  });
  failures.tell();
  return taken.length;
};

/** Claims payments, so that one that fails is hidden until its next try and no other waits for it. */
const take = async (work: UnitOfWork, most: number): Promise<Transaction[]> => {
  const { system } = work.rows;
  const payments = await system.findDue(duePayments, { after: null, most });
  const tryAfter = inHandUntil(work.now).toISOString();
  for (const { id } of payments) await system.patch('transactions', { id }, { tryAfter });
  return payments;
};

/** The charge, or null if the invoice was settled meanwhile. */
const chargeOf = async ({ rows: { system } }: UnitOfWork, payment: Transaction): Promise<Charge | null> => {
  const { companyId, paymentMethod: method } = payment;
  const [invoice, payer, [found]] = await Promise.all([
    system.find('invoices', String(payment.invoiceId)),
    system.find('companies', companyId),
    system.findAll('paymentMethods', { companyId, status: 'Active', method }),
  ]);
  return invoice && payer && isOwed(invoice) ? chargeFor(payment, invoice, payer, found ?? null) : null;
};

/**
 * Skipped if another process has recorded an answer meanwhile. An unanswered or undecided attempt is not a new
 * version of the row.
 */
const note = async (work: UnitOfWork, asked: Transaction, charged: Charged | null): Promise<void> => {
  const { system } = work.rows;
  const [payment] = await system.findAllToChange('transactions', { id: asked.id });
  if (!payment?.queued || payment.attempts !== asked.attempts) return;
  const patch = async (values: Partial<Transaction>) => {
    await system.patch('transactions', { id: payment.id }, values);
  };
  if (!charged) return patch(notAnswered(payment, work.now));
  const reference = newReference(payment, charged);
  const undecided = askedAgain(charged, work.now);
  if (undecided && !('reference' in reference)) return patch(undecided);
  const state = undecided ?? answered(payment, charged, utcDay(work.now));
  await changeByItself(work, 'transactions', payment, { ...state, ...reference });
};
