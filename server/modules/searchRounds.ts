import { scopesOf } from '../../domain/access/can.ts';
import { permissionsOf } from '../../domain/access/permissions.ts';
import { type Notice, tellPeople } from '../../domain/change/notices.ts';
import { mayTell, newestFirst, searchNews, untold } from '../../domain/change/searchNews.ts';
import { newMatches, type SavedSearch } from '../../domain/contract/savedSearches.ts';
import type { User } from '../../domain/contract/users.ts';
import { readListQuery } from '../../domain/query/query.ts';
import { wantsNotice } from '../../domain/settings/switches.ts';
import type { Database } from '../database/connect.ts';
import { addRow } from '../store/change.ts';
import { listRows } from '../store/list.ts';
import { findRows } from '../store/rows.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';

const minutes = 10;
const atOnce = 100;

/** At start and every ten minutes: whoever keeps a search hears of those who came on the market for it. */
export const watchSearches = (database: Database, log: { warn(o: object, m: string): void }) => {
  const look = () => {
    tellSearches(database, new Date()).catch((error: Error) =>
      log.warn({ err: error }, 'could not look through saved searches'),
    );
  };
  look();
  const timer = setInterval(look, minutes * 60_000);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};

/** Returns how many searches had something to tell. Of several processes that look at once, each search is taken by one. */
export const tellSearches = async (database: Database, now: Date): Promise<number> => {
  let told = 0;
  let last = 0;
  for (;;) {
    const due = await inTransaction(database, async (transaction) => {
      const searches = await dueAfter(transaction, last, now);
      for (const search of searches) if (await tell(transaction, search, now)) told++;
      return searches;
    });
    if (due.length < atOnce) return told;
    last = due.at(-1)?.seq ?? last;
  }
};

type Due = SavedSearch & { seq: number };

const dueAfter = async (transaction: Transaction, last: number, now: Date): Promise<Due[]> => {
  transaction.as('system');
  const found = await transaction.query<Due>(
    `select * from "savedSearches" where "alert" and "seq" > $1 and "toldOn" is distinct from $2
     order by "seq" limit ${atOnce} for update skip locked`,
    [last, now.toISOString().slice(0, 10)],
  );
  return found.filter((search) => mayTell(search, now));
};

/** Counts with the eyes of the search's owner: what they may not see is no match. */
const tell = async (transaction: Transaction, search: SavedSearch, now: Date): Promise<boolean> => {
  const [user] = (await findRows(transaction, 'users', { id: search.userId })) as unknown as User[];
  if (user?.status !== 'Active') return false;
  const preferences = (await findRows(transaction, 'preferences', {
    companyId: search.companyId,
  })) as never[];
  if (!wantsNotice(preferences, 'newCandidates', user.id)) return false;
  const { rows, total } = await matchesOf(transaction, search, user);
  const news = searchNews(search, { total, newest: rows[0] }, now);
  if (!news) return false;
  for (const { noun, row } of tellPeople(news.notice as Notice, [user], preferences, null))
    await addRow({ transaction, now }, noun, row);
  await transaction.query('update "savedSearches" set "toldUntil" = $2, "toldOn" = $3 where "id" = $1', [
    search.id,
    news.columns.toldUntil,
    news.columns.toldOn,
  ]);
  return true;
};

const matchesOf = (
  transaction: Transaction,
  search: SavedSearch,
  { id, userType, companyId, role }: User,
) => {
  const actor = { userId: id, userType, companyId, permissions: permissionsOf(role) };
  const scopes = scopesOf(actor, 'list', 'candidates');
  const filter = newMatches(search, untold(search));
  return listRows(
    transaction,
    'candidates',
    scopes,
    readListQuery('candidates', scopes, { ...newestFirst, filter }),
  );
};
