import { endTerm } from '../../application/jobs/contracts.ts';
import type { Subscription } from '../../domain/contract/subscriptions.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { inTransaction } from '../store/transaction.ts';

const atOnce = 200;

type Due = Pick<Subscription, 'id' | 'companyId'>;

/**
 * Renews, changes or ends plans at the end of their term. Returns how many terms ended. Each is handled by
 * one process only.
 */
export const endTerms = async (database: Database, now: Date): Promise<number> => {
  let ended = 0;
  for (let due = await findDue(database, now); due.length > 0; due = await findDue(database, now))
    for (const { id, companyId } of due)
      if (
        await inTransaction(database, (transaction) => endTerm(systemWork(transaction, now), id, companyId))
      )
        ended++;
  return ended;
};

const findDue = (database: Database, now: Date): Promise<Due[]> =>
  inTransaction(database, (transaction) => {
    transaction.as('system');
    return transaction.query<Due>(
      `select "id", "companyId" from "subscriptions" where "status" = 'Active' and "changesOn" <= $1 order by "changesOn", "seq" limit ${atOnce}`,
      [now.toISOString().slice(0, 10)],
    );
  });
