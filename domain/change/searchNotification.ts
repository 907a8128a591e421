import type { Row } from '../contract/noun.ts';
import { knownUntil, type SavedSearch } from '../contract/savedSearches.ts';
import { dayOf } from '../insight/freshness.ts';
import type { Values } from './context.ts';
import type { NotificationContent } from './notificationRows.ts';

/** Whom a saved search has to tell its owner of: those who came after they looked, and after the last notification. */
export const untold = (search: SavedSearch): string => {
  const { toldUntil } = search;
  const known = knownUntil(search);
  return toldUntil !== null && toldUntil > known ? toldUntil : known;
};

/** Whether a search may tell something today: once a day is often enough. */
export const mayTell = ({ alert, toldOn }: SavedSearch, now: Date): boolean => alert && toldOn !== dayOf(now);

/** The notification of new matches, and what the search stores about it. `newest` came on the market last. */
export const searchNotification = (
  { id, name }: SavedSearch,
  { total, newest }: { total: number; newest: Row | undefined },
  now: Date,
): { notification: NotificationContent; columns: Values } | null =>
  newest
    ? {
        notification: {
          key: 'newCandidates',
          event: 'newMatches',
          words: { name, count: total },
          body: null,
          link: `/recruiter/talent-pool/searches/${id}`,
        },
        columns: { toldUntil: newest.listedAt, toldOn: dayOf(now) },
      }
    : null;

/** The newest of the matches, and how many there are. */
export const newestFirst = { sort: ['listedAt', 'DESC'], range: [0, 0] };
