import { mostSearches } from '../../contract/hiring/savedSearches.ts';
import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import { refuseSameName } from '../refuseSameName.ts';

export const savedSearches: Behavior<Rows['savedSearches']> = {
  link: async (row, reader) => {
    const own = await refuseSameName('savedSearches', row, { userId: row.userId }, reader);
    if (!row.id && own.length >= mostSearches)
      throw Conflict({ code: 'searches.too-many', values: { max: mostSearches } });
    return {};
  },
};
