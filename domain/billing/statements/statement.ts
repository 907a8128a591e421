import { tidyLine } from '../../contract/plainText.ts';
import { Invalid, type Refusal } from '../../errors.ts';
import type { Message } from '../../messages/message.ts';
import { minorDigits } from '../../money/minorUnits.ts';
import { ibanIn } from '../electronic/parties.ts';

/** A booking of a bank account, as a file states it. */
export type StatementEntry = {
  bookedDate: string;
  valueDate: string | null;
  /** Minor units; money that left the account is negative. */
  amount: number;
  currency: string;
  /** It takes back an earlier booking: a returned direct debit or a reversed credit. */
  isReversal: boolean;
  counterparty: string | null;
  /** The whole number, which is never stored. */
  counterpartyAccount: string | null;
  text: string | null;
  endToEndId: string | null;
  bankReference: string | null;
};

/** What a file states about one account in one currency. */
export type ReadStatement = {
  /** The whole number, which is never stored. */
  account: string | null;
  currency: string;
  opening: number | null;
  closing: number | null;
  entries: StatementEntry[];
};

/** What is missing in a file that can be said beside it: the currency of its amounts, or the order of its dates. */
export type FileChoices = { currency?: string | undefined; dayIs?: 'first' | 'second' | undefined };

/** The refusal of a file, shown beside the input of the file or beside what has to be chosen. */
export const FileRefused = (reason: Message, field: 'content' | keyof FileChoices = 'content'): Refusal =>
  Invalid({ [field]: reason });

/** An amount as ISO 20022 and MT940 write it, in minor units; null if it has more decimals than the currency. */
export const readDecimal = (written: string, currency: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,15})(?:[.,](\d*))?$/.exec(written.trim()) ?? [];
  const digits = minorDigits(currency);
  const decimals = part.replace(/0+$/, '');
  if (whole === undefined || decimals.length > digits) return null;
  return Number(`${whole}${decimals.padEnd(digits, '0')}`);
};

/** One line of at most this many characters, or null without any. */
export const lineOf = (text: string | null | undefined, most: number): string | null => {
  const line = tidyLine((text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')).trim();
  return line === '' ? null : [...line].slice(0, most).join('').trim();
};

/** Words with which banks fill an empty reference. */
const noReference = /^(?:NOT\s?PROVIDED|NONREF|NO(?:NE)?|NULL|N\/?A|[-.0 ]+)$/i;
export const referenceOf = (text: string | null | undefined): string | null => {
  const line = lineOf(text, 70);
  return line === null || noReference.test(line) ? null : line;
};

const lastDigits = (number: string): string => `••••${number.replaceAll(/[^A-Z0-9]/gi, '').slice(-4)}`;

/** The last four characters of an account number. */
export const maskedAccount = (account: string | null): string | null =>
  account === null || account.replaceAll(/[^A-Z0-9]/gi, '').length < 5 ? null : lastDigits(account);

/** The text without whole account numbers, which are never stored. */
export const withoutAccounts = (text: string | null): string | null => {
  const iban = ibanIn(text);
  if (text === null || iban === null) return text;
  const rest = text.replace(new RegExp([...iban].join(' ?'), 'g'), lastDigits(iban));
  return rest === text ? text : withoutAccounts(rest);
};

/**
 * An account number as every format writes it: an IBAN without its country and check digits is the bank and the account
 * that MT940 files of German banks have.
 */
export const plainAccount = (account: string | null): string | null => {
  if (account === null) return null;
  const [bank, number] = account.split('/');
  const whole =
    bank && number && /^\d{8}$/.test(bank) && /^\d{1,10}(?:[A-Z]{3})?$/.test(number)
      ? `${bank}${number.replace(/[A-Z]+$/, '').padStart(10, '0')}`
      : account;
  const bare = whole.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,}$/.test(bare) ? bare.slice(4) : bare || null;
};

/** Words of banks for a payment that came back. */
export const returnWords =
  /r[üu]e?ckl(?:ast|\.)|retoure|r[üu]e?cküberweisung|\breturn(?:ed)?\b|\bbounced\b|\breversal\b|\bimpay[ée]|\brejet|\bretour\b|devoluci[óo]n|devuelto/iu;
