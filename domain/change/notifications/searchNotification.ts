import { knownUntil, type SavedSearch } from '../../contract/hiring/savedSearches.ts';
import type { Row } from '../../contract/noun.ts';
import type { Due } from '../../query/due.ts';
import { earlier, utcDay } from '../../time/days.ts';
import type { Values } from '../context.ts';
import type { NotificationContent } from './notificationRows.ts';

/** The new matches of a saved search: candidates listed since its owner last looked and was last notified. */
export const untold = (search: SavedSearch): string => {
  const { toldUntil } = search;
  const known = knownUntil(search);
  return toldUntil !== null && toldUntil > known ? toldUntil : known;
};

/** Saved searches with an alert, which notify at most once a day. */
export const searchesToTell: Due<'savedSearches'> = {
  noun: 'savedSearches',
  order: 'id',
  where: (now) => [
    ['alert', '=', true],
    ['toldOn', '<>', utcDay(now)],
  ],
};

/** The notification of new matches, and the values the search stores. `newest` was listed last. */
export const searchNotification = (
  { id, name }: SavedSearch,
  { total, newest }: { total: number; newest: Row | undefined },
  now: Date,
): { notification: NotificationContent; columns: Values } | null =>
  newest
    ? {
        notification: {
          key: 'newCandidates',
          code: 'newMatches',
          values: { name, count: total },
          body: null,
          link: `/recruiter/talent-pool/searches/${id}`,
        },
        columns: { toldUntil: earlier(String(newest.listedAt), now), toldOn: utcDay(now) },
      }
    : null;

/** The newest match, and the number of matches. */
export const newestFirst = { sort: ['listedAt', 'DESC'], range: [0, 0] };
