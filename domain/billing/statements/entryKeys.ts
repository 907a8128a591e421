import { sha256 } from '../../hash/sha256.ts';
import { foldText } from '../../search/foldText.ts';
import { plainAccount, type StatementEntry } from './statement.ts';

/** Tells whether two files are about the same account, whatever their format. */
export const accountKey = (account: string | null): string =>
  sha256(`account ${plainAccount(account) ?? ''}`).slice(0, 16);

/**
 * By which a later payment from the same account is recognized. Thirty-two bits are enough for that, and too few to find the
 * account number by trying.
 */
export const payerKey = (account: string | null): string | null => {
  const plain = plainAccount(account);
  return plain === null || plain.length < 5 ? null : sha256(`payer ${plain}`).slice(0, 8);
};

/**
 * A key for each entry that is the same in every file that states it: the account, the day, the amount, and the bank's
 * reference or the text. Entries of one day that are alike count from 1.
 */
export const entryKeys = (account: string | null, entries: readonly StatementEntry[]): string[] => {
  const seen = new Map<string, number>();
  return entries.map(({ bookedDate, amount, currency, text, endToEndId, bankReference }) => {
    const told = bankReference ?? `${endToEndId ?? ''} ${foldText(text ?? '')}`;
    const alike = [accountKey(account), currency, bookedDate, amount, told].join('|');
    const number = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, number);
    return sha256(`${alike}|${number}`).slice(0, 32);
  });
};
