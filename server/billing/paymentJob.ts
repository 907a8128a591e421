import {
  answered,
  answersWithin,
  type Charge,
  type Charged,
  chargeFor,
  type Gateway,
  inHandUntil,
  notAnswered,
  nothingOwed,
} from '../../domain/billing/gateway.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import { isOwed } from '../../domain/contract/invoiceBalance.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Transaction as Payment } from '../../domain/contract/transactions.ts';
import type { Database } from '../database/connect.ts';
import { type QueueJob, queueJob } from '../jobs/queueJob.ts';
import { changeByItself } from '../store/change.ts';
import { columnsOf, findRow, findRows, findRowsToChange } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

type Log = { warn(about: object, message: string): void };
type Options = {
  database: Database;
  clock: () => Date;
  gateway: Gateway;
  log?: Log | undefined;
  /** How long to wait for the gateway's answer, in milliseconds. */
  timeLimit?: number;
};
/** A claimed payment and its charge; null if nothing is owed anymore. */
type InHand = { payment: Payment; charge: Charge | null };

const atOnce = 8;

/**
 * Sends payments to the gateway, several at a time, and records its answers. Meanwhile each payment is
 * claimed by one process, and nothing is locked. After a crash between charge and record, or a late answer,
 * the outcome is unknown: the next attempt uses the same idempotency key.
 */
export const paymentJob = (options: Options): QueueJob =>
  queueJob(options.database, 'transactions', () => handNext(options));

const handNext = async (options: Options): Promise<boolean> => {
  const taken = await inTransaction(options.database, (transaction) => take(transaction, options.clock()));
  await Promise.all(taken.map((one) => hand(one, options)));
  return taken.length > 0;
};

const take = async (transaction: Transaction, now: Date): Promise<InHand[]> => {
  transaction.as('system');
  const payments = await transaction.query<Payment>(
    `update "transactions" set "tryAfter" = $2 where "id" in (
       select "id" from "transactions" where "queued" and ("tryAfter" is null or "tryAfter" <= $1)
       order by "tryAfter" nulls first, "seq" limit ${atOnce} for update skip locked
     ) returning ${columnsOf('transactions')}`,
    [now, inHandUntil(now)],
  );
  return Promise.all(
    payments.map(async (payment) => ({ payment, charge: await chargeOf(transaction, payment) })),
  );
};

const hand = async ({ payment, charge }: InHand, options: Options): Promise<void> => {
  const charged = charge ? await ask(charge, options) : nothingOwed;
  await inTransaction(options.database, (transaction) =>
    note(transaction, payment, charged, options.clock()),
  );
};

/** Null if the gateway did not answer in time. */
const ask = async (charge: Charge, { gateway, clock, log, timeLimit }: Options): Promise<Charged | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), timeLimit ?? answersWithin * 1000);
  });
  try {
    return await Promise.race([gateway.charge(charge, clock()), late]);
  } catch (error) {
    log?.warn({ key: charge.key, err: error }, 'the gateway did not answer');
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Skipped if another process has recorded an answer meanwhile. An unanswered attempt is not a new version
 * of the row.
 */
const note = async (transaction: Transaction, asked: Payment, charged: Charged | null, now: Date) => {
  transaction.as('system');
  const [payment] = (await findRowsToChange(transaction, 'transactions', { id: asked.id })) as (Row &
    Payment)[];
  if (!payment?.queued || payment.attempts !== asked.attempts) return;
  if (charged) {
    const columns = answered(payment, charged, now.toISOString().slice(0, 10));
    await changeByItself({ ...asSystem(now), transaction, ip: 'server' }, 'transactions', payment, columns);
    return;
  }
  const { unanswered, tryAfter, failure } = notAnswered(payment, now);
  await transaction.query(
    'update "transactions" set "unanswered" = $2, "tryAfter" = $3, "failure" = $4 where "id" = $1',
    [payment.id, unanswered, tryAfter, failure],
  );
};

/** The charge, or null if the invoice was settled meanwhile. */
const chargeOf = async (transaction: Transaction, payment: Payment): Promise<Charge | null> => {
  const [invoice, methods] = await Promise.all([
    findRow(transaction, 'invoices', String(payment.invoiceId)) as Promise<Invoice | null>,
    findRows(transaction, 'paymentMethods', { companyId: payment.companyId, status: 'Active' }),
  ]);
  if (!invoice || !isOwed(invoice)) return null;
  const found = methods.find(({ method }) => method === payment.paymentMethod);
  return chargeFor(payment, invoice, found ?? null);
};
