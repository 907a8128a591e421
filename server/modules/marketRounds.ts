import { actorOf } from '../../domain/access/actorOf.ts';
import { scopesOf } from '../../domain/access/can.ts';
import { asSystem } from '../../domain/change/expiry.ts';
import { type CountPeople, lastToldBy, marketNews } from '../../domain/change/marketNews.ts';
import { newestFirst } from '../../domain/change/searchNews.ts';
import type { Company } from '../../domain/contract/companies.ts';
import type { User } from '../../domain/contract/users.ts';
import { dayOf } from '../../domain/insight/freshness.ts';
import { readListQuery } from '../../domain/query/query.ts';
import { wantsNotice } from '../../domain/settings/switches.ts';
import type { Database } from '../database/connect.ts';
import { carryOut } from '../store/change.ts';
import { givenTo } from '../store/givenRole.ts';
import { listRows } from '../store/list.ts';
import { findRows } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const atOnce = 20;
type Due = Company & { seq: number };

/** Returns how many companies were told of the market. Of several processes that look at once, each is taken by one. */
export const tellMarket = async (database: Database, now: Date): Promise<number> => {
  let told = 0;
  let last = 0;
  for (;;) {
    const due = await inTransaction(database, async (transaction) => {
      const companies = await dueAfter(transaction, last, now);
      for (const company of companies) if (await tell(transaction, company, now)) told++;
      return companies;
    });
    if (due.length < atOnce) return told;
    last = due.at(-1)?.seq ?? last;
  }
};

/** Recruiters of whom somebody has switched it on; rows that refer to a company are still written meanwhile. */
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

const tell = async (transaction: Transaction, { id }: Company, now: Date): Promise<boolean> => {
  const reader = await readerIn(transaction, id);
  if (!reader) return false;
  const jobs = (await findRows(transaction, 'jobs', { companyId: id, status: 'Active' })) as never[];
  const notice = await marketNews(jobs, countAs(transaction, reader), now);
  if (!notice) return false;
  await carryOut(
    { ...asSystem(now), transaction, ip: 'server', rights: 'system' },
    { kind: 'notify', companyId: id, from: null, notice },
  );
  await transaction.query('update "companies" set "insightsOn" = $2 where "id" = $1', [id, dayOf(now)]);
  return true;
};

/** Somebody of the company who wants to hear of it. */
const readerIn = async (transaction: Transaction, companyId: string): Promise<User | undefined> => {
  const [users, preferences] = await Promise.all([
    findRows(transaction, 'users', { companyId, status: 'Active' }),
    findRows(transaction, 'preferences', { companyId, kind: 'notification' }),
  ]);
  return (users as unknown as User[]).find(({ id }) =>
    wantsNotice(preferences as never[], 'marketInsights', id),
  );
};

/** Counts with the eyes of this person. */
const countAs = (transaction: Transaction, user: User): CountPeople => {
  const seen = givenTo(user, transaction).then((given) =>
    scopesOf(actorOf(user, given), 'list', 'candidates'),
  );
  return async (filter) => {
    const scopes = await seen;
    const query = readListQuery('candidates', scopes, { ...newestFirst, filter });
    return (await listRows(transaction, 'candidates', scopes, query)).total;
  };
};
