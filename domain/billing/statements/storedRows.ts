import type { BankEntry } from '../../contract/billing/bankEntries.ts';
import type { BankStatement } from '../../contract/billing/bankStatements.ts';
import { sha256 } from '../../hash/sha256.ts';
import { largestAmount } from '../../money/minorUnits.ts';
import { entryKeys, payerKey } from './entryKeys.ts';
import { maskedAccount, type ReadStatement, type StatementEntry, withoutAccounts } from './statement.ts';

type Columns<R> = Omit<R, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** An entry as it is stored: open, and without whole account numbers. */
export const entryColumns = (
  entry: StatementEntry,
  { key, position, statementId }: { key: string; position: number; statementId: string },
): Columns<BankEntry> => ({
  statementId,
  position,
  bookedDate: entry.bookedDate,
  valueDate: entry.valueDate,
  amount: entry.amount,
  currency: entry.currency as BankEntry['currency'],
  isReversal: entry.isReversal,
  counterparty: withoutAccounts(entry.counterparty),
  counterpartyAccount: maskedAccount(entry.counterpartyAccount),
  text: withoutAccounts(entry.text),
  endToEndId: withoutAccounts(entry.endToEndId),
  bankReference: withoutAccounts(entry.bankReference),
  status: 'Open',
  matchedBy: null,
  matchedAt: null,
  linked: [],
  reason: null,
  payerKey: payerKey(entry.counterpartyAccount),
  key,
});

/** The entries of a statement with their keys, and a fingerprint of all of them. */
export const keyedEntries = ({ account, entries }: ReadStatement) => {
  const keys = entryKeys(account, entries);
  return {
    keyed: entries.map((entry, place) => ({ entry, key: String(keys[place]), position: place + 1 })),
    fingerprint: sha256([...keys].sort().join()),
  };
};

type Told = Pick<BankStatement, 'name' | 'format' | 'added' | 'openEntries' | 'importedBy' | 'fingerprint'>;

export const statementColumns = (statement: ReadStatement, told: Told): Columns<BankStatement> => {
  const days = statement.entries.map(({ bookedDate }) => bookedDate).sort();
  return {
    ...told,
    account: maskedAccount(statement.account),
    currency: statement.currency as BankStatement['currency'],
    periodStart: String(days[0]),
    periodEnd: String(days.at(-1)),
    opening: storedBalance(statement.opening),
    closing: storedBalance(statement.closing),
    gap: gapOf(statement),
    entries: statement.entries.length,
  };
};

/** Balances beyond what amounts can be are left out. */
const storedBalance = (balance: number | null): number | null =>
  balance !== null && Math.abs(balance) <= largestAmount ? balance : null;

/** What opening balance and entries miss of the closing balance; 0 if they agree, or the file states no balances. */
export const gapOf = ({ opening, closing, currency, entries }: ReadStatement): number => {
  if (storedBalance(opening) === null || storedBalance(closing) === null) return 0;
  const own = entries.filter((entry) => entry.currency === currency);
  const gap = Number(closing) - own.reduce((sum, { amount }) => sum + amount, Number(opening));
  return Math.max(-largestAmount, Math.min(largestAmount, gap));
};
