import { tellMarket as tellOne } from '../../application/jobs/notifications.ts';
import { lastToldBy } from '../../domain/change/marketNotification.ts';
import type { Company } from '../../domain/contract/companies.ts';
import type { Database } from '../database/connect.ts';
import { systemWork } from '../store/change.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 20;
type Due = Company & { seq: number };

/** Returns how many companies were notified. Each company is handled by one process only. */
export const tellMarket = async (database: Database, now: Date): Promise<number> => {
  let told = 0;
  let last = 0;
  for (;;) {
    const due = await inTransaction(database, async (transaction) => {
      const companies = await dueAfter(transaction, last, now);
      const work = systemWork(transaction, now);
      for (const { id } of companies) if (await tellOne(work, id)) told++;
      return companies;
    });
    if (due.length < atOnce) return told;
    last = due.at(-1)?.seq ?? last;
  }
};

/** Recruiters with a user who turned this on. The lock does not block rows that refer to the company. */
const dueAfter = (transaction: Transaction, last: number, now: Date): Promise<Due[]> => {
  transaction.as('system');
  return transaction.query<Due>(
    `select c.* from "companies" c where c."type" = 'recruiter' and c."status" = 'Active' and c."seq" > $1
       and (c."insightsOn" is null or c."insightsOn" <= $2)
       and exists (select 1 from "preferences" p where p."companyId" = c."id" and p."kind" = 'notification'
         and p."key" = 'marketInsights' and p."enabled")
     order by c."seq" limit ${atOnce} for no key update of c skip locked`,
    [last, lastToldBy(now)],
  );
};
