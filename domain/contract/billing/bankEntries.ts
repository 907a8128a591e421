import {
  currency,
  date,
  flag,
  instant,
  list,
  oneOf,
  optional,
  reference,
  signedMoney,
  text,
  whole,
} from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

export const entryStatuses = ['Open', 'Matched', 'Ignored', 'Returned'] as const;

const fields = {
  statementId: reference('Statement', 'bankStatements', 'removed'),
  /** Place in the statement, from 1. */
  position: whole('Entry Number', 1),
  bookedDate: date('Booking Date'),
  valueDate: optional(date('Value Date')),
  /** Money that left the account is negative. */
  amount: signedMoney('Amount'),
  currency: currency(),
  /** It takes back an earlier booking. */
  isReversal: flag('Reversal'),
  counterparty: optional(text('Payer or Payee', 140)),
  /** The last four characters of the account number. */
  counterpartyAccount: optional(text('Their Account', 12)),
  text: optional(text('Reference', 500)),
  endToEndId: optional(text('End-to-End ID', 70)),
  bankReference: optional(text('Bank Reference', 70)),
  status: oneOf('Status', entryStatuses),
  matchedBy: optional(text('Matched By')),
  matchedAt: optional(instant('Matched On')),
  /** Transactions that were recorded by hand before it was matched to them. */
  linked: list('Linked Transactions', 60, 40),
  /** Why it is ignored. */
  reason: optional(text('Reason', 200)),
  /** By which payments from the same account are recognized. */
  payerKey: nobody(optional(text('Payer Key', 16))),
  /** The same in every file that states it. */
  key: nobody(text('Key', 64)),
};

/**
 * A booking of a bank statement. The transactions that it brought name it: those of a Matched entry add up to its amount, those
 * of an Open or Ignored one to zero. Returned: the bank has taken the money back.
 */
export const bankEntries = defineNoun({
  name: 'bankEntries',
  label: 'Bank Entry',
  plural: 'Bank Entries',
  prefix: 'BKE',
  fields,
  serverSet: Object.keys(fields) as (keyof typeof fields)[],
  unique: ['key'],
  search: ['counterparty', 'text', 'endToEndId'],
  title: 'id',
  lifecycles: [{ field: 'status', initial: ['Open'], moves: {} }],
});
export type BankEntry = RowOf<typeof bankEntries>;
