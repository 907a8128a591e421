import { entriesOf } from '../../billing/books/journal.ts';
import { monthOf } from '../../billing/monthlyRun.ts';
import type { AccountingPeriod } from '../../contract/billing/accountingPeriods.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { firstPlatform } from '../../settings/platform.ts';
import { addDays, monthAfter, utcDay } from '../../time/days.ts';
import { wallTime } from '../../time/zones.ts';
import type { Context, Reader, Values } from '../context.ts';

type Now = Pick<Context, 'now' | 'platform'>;
type Books = Pick<Reader, 'findAll' | 'hold'>;
type Closed = Pick<AccountingPeriod, 'month' | 'status'>;

/**
 * Writers hold the books of a month together, and closing it holds them alone. Almost all is booked in the current month,
 * which nobody can close, so that only late bookings and closings ever wait for each other.
 */
const pastMonths = 'books of past months';
const booksOf = (month: string) => `books of ${month}`;
const holdToWrite = (day: string, { now }: Now, reader: Books): Promise<void> => {
  const month = monthOf(day);
  return reader.hold(month < monthOf(utcDay(now)) ? pastMonths : booksOf(month), 'shared');
};

/** The last closed month; null if none is. */
const lastOf = (periods: readonly Closed[]): string | null =>
  periods
    .filter(({ status }) => status === 'Closed')
    .map(({ month }) => month)
    .sort()
    .at(-1) ?? null;

/** The first day that is open; null if no month is closed. */
const firstOpenDay = async (reader: Books): Promise<string | null> => {
  const last = lastOf(await reader.findAll('accountingPeriods', { status: 'Closed' }));
  return last && monthAfter(last, 1);
};

/** The day on which something that happened on this day is booked: the first open one if its month is closed. */
export const bookedOn = async (day: string, now: Now, reader: Books): Promise<string> => {
  await holdToWrite(day, now, reader);
  const open = await firstOpenDay(reader);
  return open !== null && day < open ? open : day;
};

/**
 * Refuses a change of an invoice or a transaction that would add to the figures of a closed month, or take from them. What a
 * row stands for is its journal entry, so a change that leaves that alone is free.
 */
export const checkBooks = async (
  { noun, before, after }: { noun: string; before: Values | null; after: Values | null },
  now: Now,
  reader: Books,
): Promise<void> => {
  const gone = before ? entriesOf(noun, before) : [];
  const added = after ? entriesOf(noun, after) : [];
  if (JSON.stringify(gone) === JSON.stringify(added)) return;
  for (const { date } of [...gone, ...added]) await holdToWrite(date, now, reader);
  const open = await firstOpenDay(reader);
  if (open === null) return;
  const values = { day: addDays(open, -1) };
  if (gone.some(({ date }) => date < open)) throw Conflict({ code: 'books.booked', values });
  if (added.some(({ date }) => date < open))
    throw Invalid({ [noun === 'invoices' ? 'issuedDate' : 'date']: { code: 'books.closed', values } });
};

/** Holds all that closing or reopening a month needs, before anything is read. */
export const holdBooks = async (month: string, reader: Books): Promise<void> => {
  for (const words of ['accounting periods', pastMonths, booksOf(month)]) await reader.hold(words, 'alone');
};

/** Whether a month is over by every clock that dates what is booked: UTC, and the platform's time zone. */
export const isOver = (month: string, { now, platform = firstPlatform }: Now): boolean => {
  const next = monthAfter(month, 1);
  return utcDay(now) >= next && wallTime(now.getTime(), platform.timeZone).date >= next;
};

/**
 * The months to close: this one, which follows the last closed one. The first time, all from the first with an entry, up to
 * this one.
 */
export const monthsToClose = (
  month: string,
  { periods, firstBooked }: { periods: readonly Closed[]; firstBooked: string | null },
  now: Now,
): string[] => {
  if (!isOver(month, now)) throw Conflict('books.not-over');
  const last = lastOf(periods);
  if (last === null) return monthsFrom(firstBooked && monthOf(firstBooked), month);
  if (month <= last) throw Conflict('books.closed-already');
  const next = monthAfter(last, 1);
  if (month !== next) throw Conflict({ code: 'books.in-order', values: { day: next } });
  return [month];
};

/** As many as are closed at once. */
const mostMonths = 120;
const monthsFrom = (first: string | null, to: string): string[] => {
  const months = [to];
  for (let month = to; first !== null && month > first && months.length < mostMonths; ) {
    month = monthAfter(month, -1);
    months.unshift(month);
  }
  return months;
};

/** Only the last closed month is reopened. */
export const checkReopening = (month: string, periods: readonly Closed[]): void => {
  const last = lastOf(periods);
  if (last === null || month > last) throw Conflict('books.not-closed');
  if (month !== last)
    throw Conflict({ code: 'books.only-last', values: { day: addDays(monthAfter(last, 1), -1) } });
};
