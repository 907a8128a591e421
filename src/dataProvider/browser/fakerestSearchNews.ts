import { scopesOf } from '../../../domain/access/can.ts';
import { tellPeople } from '../../../domain/change/notices.ts';
import { mayTell, newestFirst, searchNews, untold } from '../../../domain/change/searchNews.ts';
import { newMatches, type SavedSearch } from '../../../domain/contract/savedSearches.ts';
import type { User } from '../../../domain/contract/users.ts';
import { readListQuery } from '../../../domain/query/query.ts';
import { wantsNotice } from '../../../domain/settings/switches.ts';
import { givenIn, signedIn } from '../signedIn.ts';
import { fakerestRound, minute } from './fakerestRound.ts';
import { byItself } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

/** Whoever keeps a search hears of those who came on the market. */
export const searchRounds = (store: WorldStore, clock: () => Date) =>
  fakerestRound({
    store,
    clock,
    every: minute,
    async act(now) {
      for (const search of store.rows('savedSearches') as unknown as SavedSearch[])
        if (mayTell(search, now)) await tell(store, search, now);
    },
  });

const tell = async (store: WorldStore, search: SavedSearch, now: Date) => {
  const user = store.find('users', search.userId) as unknown as User | null;
  const preferences = store
    .rows('preferences')
    .filter((row) => row.companyId === search.companyId) as never[];
  if (user?.status !== 'Active' || !wantsNotice(preferences, 'newCandidates', user.id)) return;
  const scopes = scopesOf(signedIn(user, givenIn(store, user)), 'list', 'candidates');
  const filter = newMatches(search, untold(search));
  const asked = readListQuery('candidates', scopes, { ...newestFirst, filter });
  const { rows, total } = await store.list('candidates', scopes, asked);
  const news = searchNews(search, { total, newest: rows[0] }, now);
  if (!news) return;
  await byItself(store, now, async ({ rows: { system } }) => {
    for (const { noun, row } of tellPeople(news.notice, [user], preferences, null))
      await system.insert(noun, row);
    await system.patch('savedSearches', { id: search.id }, news.columns);
  });
};
