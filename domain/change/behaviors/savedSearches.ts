import { mostSearches } from '../../contract/hiring/savedSearches.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import { earlier } from '../../time/days.ts';
import type { Behavior } from '../behavior.ts';
import { refuseSameName } from '../refuseSameName.ts';

export const savedSearches: Behavior<Rows['savedSearches']> = {
  link: async (row, reader) => {
    const own = await refuseSameName('savedSearches', row, { userId: row.userId }, reader);
    if (!row.id && own.length >= mostSearches)
      throw Conflict({ code: 'searches.too-many', values: { max: mostSearches } });
    return {};
  },
  // A masked candidate counts as listed at the end of its day: whoever has seen it today has not seen what comes until then.
  stamp: (_, { knownUntil }, { now }) =>
    knownUntil == null ? {} : { knownUntil: earlier(String(knownUntil), now) },
};
