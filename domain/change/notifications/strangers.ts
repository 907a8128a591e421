import { sha256 } from '../../hash/sha256.ts';
import type { Coded } from '../../messages/message.ts';
import { addDays, utcDay } from '../../time/days.ts';
import type { Reader, Values } from '../context.ts';

/** Mails that one address without an account gets on one day (UTC), from everyone together; see docs/decisions/0168. */
export const mostToAddressInDay = 8;
/** Of these, the mails that one company causes. */
export const mostToAddressFromCompanyInDay = 3;
/** Mails that one company causes on one day (UTC) to all addresses without an account together. */
export const mostFromCompanyInDay = 1000;
/** Days for which a mail that nobody waits for is put off before it is dropped. */
const daysToWait = 7;

/** Held from the count until the mail is stored, so that simultaneous ones are counted one after the other. */
export const strangersLock = 'mails to strangers';

/** How an address is counted: in any case of letters, dots as written, and without storing it again. */
export const strangerKeyOf = (address: string): string => sha256(`stranger ${foldAddress(address)}`);

/** The same mailbox for everyone who writes it. */
export const foldAddress = (address: string): string => address.trim().toLowerCase();

/**
 * Whether a mail goes to an address that somebody typed in: one without an account, or one that is invited to its
 * account.
 */
export const isToStranger = ({ userId, purpose }: Values): boolean =>
  userId === null || purpose === 'invitation';

type Budget = { address: string; companyId: string | null };

/** Why one more mail to this address is too much on this day; null if it is not. */
export const overBudget = async (
  { address, companyId }: Budget,
  day: string,
  { count }: Pick<Reader, 'count'>,
): Promise<Coded | null> => {
  const ofAddress = { strangerKey: strangerKeyOf(address), strangerOn: day };
  const toAddress = await count('mails', ofAddress, mostToAddressInDay);
  const isFull =
    toAddress >= mostToAddressInDay ||
    (companyId !== null &&
      toAddress >= mostToAddressFromCompanyInDay &&
      (await count('mails', { ...ofAddress, senderCompanyId: companyId }, mostToAddressFromCompanyInDay)) >=
        mostToAddressFromCompanyInDay);
  if (isFull) return { code: 'mails.address-day', values: { address } };
  if (companyId === null) return null;
  const ofCompany = { senderCompanyId: companyId, strangerOn: day };
  return (await count('mails', ofCompany, mostFromCompanyInDay)) >= mostFromCompanyInDay
    ? { code: 'mails.company-day', values: { most: mostFromCompanyInDay } }
    : null;
};

/** The first day, from today on, on which the budget has room for a mail; null if there is none this week. */
export const firstDayWithRoom = async (
  budget: Budget,
  now: Date,
  reader: Pick<Reader, 'count'>,
): Promise<string | null> => {
  const today = utcDay(now);
  for (let ahead = 0; ahead < daysToWait; ahead++) {
    const day = addDays(today, ahead);
    if ((await overBudget(budget, day, reader)) === null) return day;
  }
  return null;
};
