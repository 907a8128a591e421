import { expireCard } from '../../application/jobs/contracts.ts';
import type { Row } from '../../domain/contract/noun.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { columnsOf } from '../store/rows.ts';
import { inTransaction } from '../store/transaction.ts';

const atOnce = 200;

/**
 * Expires cards after their last month. Returns how many expired. Each row is updated by one process only.
 */
export const expireCards = async (database: Database, now: Date): Promise<number> => {
  const expired = await inTransaction(database, async (transaction) => {
    transaction.as('system');
    const due = await transaction.query<Row>(
      `select ${columnsOf('paymentMethods')} from "paymentMethods" where "status" = 'Active' and to_date("expiry", 'MM/YY') + interval '1 month' <= $1::timestamptz at time zone 'UTC'
       order by "seq" limit ${atOnce} for update skip locked`,
      [now.toISOString()],
    );
    const work = systemWork(transaction, now);
    for (const card of due) await expireCard(work, card);
    return due.length;
  });
  return expired < atOnce ? expired : expired + (await expireCards(database, now));
};
