import { checkReopening, holdBooks, monthsToClose } from '../domain/change/billing/books.ts';
import { newRow } from '../domain/change/newRow.ts';
import type { NounName } from '../domain/contract/index.ts';
import { changeByItself } from './changeRow.ts';
import { finish } from './effects.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

type OfMonth = { month: string };

/** Closes a month of the operator's books, once whoever else closes it at the same time. */
export const closeMonth = async (work: UnitOfWork, input: OfMonth): Promise<{ closed: string[] }> => {
  const month = `${input.month}-01`;
  await holdBooks(month, readerOf(work));
  const { system } = work.rows;
  const periods = await system.findAll('accountingPeriods', {});
  const months = monthsToClose(month, { periods, firstBooked: await firstBooked(work) }, work);
  const closed = { status: 'Closed', closedBy: work.name, closedAt: work.now.toISOString() };
  for (const one of months) {
    const before = periods.find((period) => period.month === one);
    if (before) await changeByItself(work, 'accountingPeriods', before, closed);
    else {
      const row = { ...newRow('accountingPeriods', work, {}), ...closed, month: one };
      await finish(work, 'accountingPeriods', null, await system.insert('accountingPeriods', row));
    }
  }
  return { closed: months.map((one) => one.slice(0, 7)) };
};

/** The day of the first entry. */
const firstBooked = async ({ rows }: UnitOfWork): Promise<string | null> => {
  const least = async (noun: NounName, field: string) => {
    const grouping = { noun, conditions: [], by: [], figures: { first: { least: field } } };
    const [found] = await rows.system.group({ grouping, scopes: [{ where: {} }] });
    return found?.first == null ? [] : [String(found.first).slice(0, 10)];
  };
  const days = await Promise.all([least('invoices', 'issuedDate'), least('transactions', 'date')]);
  return days.flat().sort()[0] ?? null;
};

/** Reopens the last closed month. */
export const reopenMonth = async (
  work: UnitOfWork,
  { reason, ...input }: OfMonth & { reason: string },
): Promise<{ reopened: string }> => {
  const month = `${input.month}-01`;
  await holdBooks(month, readerOf(work));
  const periods = await work.rows.system.findAll('accountingPeriods', {});
  checkReopening(month, periods);
  const before = periods.find((period) => period.month === month);
  if (before)
    await changeByItself(work, 'accountingPeriods', before, {
      status: 'Open',
      reopenedBy: work.name,
      reopenedAt: work.now.toISOString(),
      reason,
    });
  return { reopened: input.month };
};
