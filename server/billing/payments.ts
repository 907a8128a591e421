import {
  answered,
  type Charge,
  type Charged,
  chargeKey,
  type Gateway,
} from '../../domain/billing/gateway.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import type { Invoice } from '../../domain/contract/invoices.ts';
import type { PaymentMethod } from '../../domain/contract/paymentMethods.ts';
import type { Transaction as Payment } from '../../domain/contract/transactions.ts';
import type { Database } from '../database/connect.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { changeByItself } from '../store/change.ts';
import { columnsOf, findRow, findRows } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

type Log = { warn(about: object, message: string): void };
type Options = { database: Database; clock: () => Date; gateway: Gateway; log?: Log | undefined };

/**
 * Hands payments to the gateway and notes what it answers. The payment is locked meanwhile; a process that dies after
 * the charge and before the note leaves it queued, and whoever takes it next asks with the same key.
 */
export const openPayments = (options: Options): Rounds =>
  openRounds({
    database: options.database,
    wakesOn: 'transactions',
    doNext: () => handNext(options),
    onError: ({ code }) => options.log?.warn({ code }, 'payments could not be handed to the gateway'),
  });

const handNext = ({ database, clock, gateway }: Options): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    transaction.as('system');
    const [payment] = await transaction.query<Payment>(
      `select ${columnsOf('transactions')} from "transactions" where "queued" order by "seq" limit 1 for update skip locked`,
    );
    if (!payment) return false;
    const now = clock();
    const charge = await chargeOf(transaction, payment);
    const charged = charge ? await gateway.charge(charge, now) : nothingOwed;
    await changeByItself(
      { ...asSystem(now), transaction, ip: 'server' },
      'transactions',
      payment as never,
      answered(payment, charged, now.toISOString().slice(0, 10)),
    );
    return true;
  });

const nothingOwed: Charged = { status: 'Failed', why: 'Nothing is owed on this invoice' };

/** What to ask the gateway for, or null where the invoice was settled in the meantime. */
const chargeOf = async (transaction: Transaction, payment: Payment): Promise<Charge | null> => {
  const [invoice, methods] = await Promise.all([
    findRow(transaction, 'invoices', String(payment.invoiceId)) as Promise<Invoice | null>,
    findRows(transaction, 'paymentMethods', { companyId: payment.companyId, status: 'Active' }),
  ]);
  if (!invoice || invoice.status === 'Paid' || invoice.status === 'Credited') return null;
  const found = (methods as unknown as PaymentMethod[]).find(
    ({ method }) => method === payment.paymentMethod,
  );
  return { key: chargeKey(payment), invoice, kind: payment.paymentMethod, method: found ?? null };
};
