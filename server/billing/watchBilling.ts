import type { Database } from '../database/connect.ts';
import { watch } from '../watch.ts';
import { remindOfInvoices, tellOverdue } from './invoiceRounds.ts';
import { runMonth } from './monthlyRun.ts';

const minutes = 10;

/** At start and every ten minutes: the bills of the month, what has become overdue, and reminders. */
export const watchBilling = (database: Database, log: { warn(o: object, m: string): void }) => {
  const rounds = [runMonth, lookAfterOwed].map((round) =>
    watch(database, minutes, round, log, 'could not look after the bills'),
  );
  return { close: async () => void (await Promise.all(rounds.map(({ close }) => close()))) };
};

/** One after the other: of rows that one of them holds the other sees nothing. */
const lookAfterOwed = (database: Database, now: Date) =>
  tellOverdue(database, now).finally(() => remindOfInvoices(database, now));
