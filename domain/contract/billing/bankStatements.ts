import { balance, currency, date, oneOf, optional, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';

export const statementFormats = ['CAMT.053', 'MT940', 'CSV'] as const;
export type StatementFormat = (typeof statementFormats)[number];

const fields = {
  name: text('File', 120),
  format: oneOf('Format', statementFormats),
  /** The last four characters of the account number. */
  account: optional(text('Account', 12)),
  currency: currency(),
  periodStart: date('Period Start'),
  periodEnd: date('Period End'),
  opening: optional(balance('Opening Balance')),
  closing: optional(balance('Closing Balance')),
  /** What opening balance and entries miss of the closing balance. */
  gap: balance('Difference'),
  /** Entries of the file, and those that no earlier file had. */
  entries: whole('Entries'),
  added: whole('New Entries'),
  openEntries: whole('Open Entries'),
  importedBy: text('Imported By'),
  /** The same for each file with these entries. */
  fingerprint: nobody(text('Fingerprint', 64)),
};

/**
 * What a file of the bank states about one of the operator's accounts. It is read by an operation, which adds each booking
 * once, whatever files state it.
 */
export const bankStatements = defineNoun({
  name: 'bankStatements',
  label: 'Bank Statement',
  plural: 'Bank Statements',
  prefix: 'BKS',
  fields,
  serverSet: Object.keys(fields) as (keyof typeof fields)[],
  unique: ['fingerprint'],
  search: ['name', 'account'],
  title: 'name',
});
export type BankStatement = RowOf<typeof bankStatements>;
