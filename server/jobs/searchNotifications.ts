import { tellSavedSearch } from '../../application/jobs/notifications.ts';
import type { SavedSearch } from '../../domain/contract/savedSearches.ts';
import { dayOf } from '../../domain/insight/freshness.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 100;

/**
 * Notifies the owners of saved searches about new matches. Returns how many searches had any. Each search
 * has its own transaction, so that a failure, reported to `onFailed`, does not stop the others. Each is
 * handled by one process only.
 */
export const notifyOfSearches = async (
  database: Database,
  now: Date,
  onFailed: (error: unknown, search: string) => void = () => {},
): Promise<number> => {
  let told = 0;
  for (let last = 0; ; ) {
    const due = await inTransaction(database, (transaction) => dueAfter(transaction, last, now));
    for (const { id } of due) {
      try {
        if (await inTransaction(database, (transaction) => tellIfDue(transaction, id, now))) told++;
      } catch (error) {
        onFailed(error, id);
      }
    }
    if (due.length < atOnce) return told;
    last = due.at(-1)?.seq ?? last;
  }
};

const isDue = '"alert" and "toldOn" is distinct from $2';

const dueAfter = (transaction: Transaction, last: number, now: Date) => {
  transaction.as('system');
  return transaction.query<{ id: string; seq: number }>(
    `select "id", "seq" from "savedSearches" where "seq" > $1 and ${isDue} order by "seq" limit ${atOnce}`,
    [last, dayOf(now)],
  );
};

const tellIfDue = async (transaction: Transaction, id: string, now: Date): Promise<boolean> => {
  transaction.as('system');
  const [search] = await transaction.query<SavedSearch>(
    `select * from "savedSearches" where "id" = $1 and ${isDue} for update skip locked`,
    [id, dayOf(now)],
  );
  return search ? tellSavedSearch(systemWork(transaction, now), search) : false;
};
