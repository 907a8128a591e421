import type { Database } from 'fakerest';
import fakeDataProvider from 'ra-data-fakerest';
import { asRead, type Scope, scopeFor } from '../../../domain/access/can.ts';
import { maskedRow } from '../../../domain/access/masks.ts';
import { type NounName, storedNouns } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { Invalid } from '../../../domain/errors.ts';
import type { ListQuery, Page } from '../../../domain/query/query.ts';
import { asksFor, byOrder, withOtherRows } from '../../../domain/query/select.ts';
import { RowCollection } from './rowCollection.ts';

declare global {
  interface Window {
    _database: Database;
  }
}

/**
 * What a masked row is searched, ordered and filtered by, whoever reads it: a masked value can be neither found
 * nor guessed from the order.
 */
const openRow = (scopes: readonly Scope[]): ((row: Row) => Row) | null => {
  const mask = scopes.find((scope) => scope.mask)?.mask;
  return mask ? (row) => maskedRow(mask, row, null) : null;
};

/**
 * ra-data-fakerest and its collections. They are filled through its `_database`, as passing all rows at once
 * takes quadratic time.
 */
export const openRowProvider = () => {
  const provider = fakeDataProvider({});
  const { _database: database } = window;
  for (const noun of storedNouns()) database.addCollection(noun, new RowCollection());

  const rowAfter = (noun: NounName, scopes: readonly Scope[], after: string): Row => {
    const row = database.getCollection(noun)?.getAll({ filter: { id: after } })[0] as Row | undefined;
    if (!row || !scopeFor(scopes, row)) throw Invalid({ after: 'query.after' });
    return row;
  };

  return {
    collection: (noun: NounName) => database.getCollection(noun) as RowCollection,

    /** Copies of the rows of a list query, with the total count. */
    list: async (noun: NounName, scopes: readonly Scope[], query: ListQuery): Promise<Page> => {
      const { from, to, sort, countTo, after } = query;
      const perPage = to - from + 1;
      const isPage = from % perPage === 0;
      const open = openRow(scopes);
      const seen = open ?? ((row: Row) => row);
      const rowsOf = (other: NounName) => (database.getCollection(other)?.getAll() ?? []) as Row[];
      const asked = asksFor(scopes, withOtherRows(query, rowsOf));
      const part = isPage ? { page: from / perPage + 1, perPage } : { page: 1, perPage: to + 1 };
      const { data, total = 0 } = await provider.getList<Row>(noun, {
        filter: open ? (row: Row) => asked(open(row)) : asked,
        sort,
        pagination: open || after !== undefined ? { page: 1, perPage: Number.MAX_SAFE_INTEGER } : part,
      });
      const order = byOrder(sort);
      if (open) data.sort((a, b) => order(open(a), open(b)));
      const found = (): Row[] => {
        if (after === undefined) return open ? data.slice(from, to + 1) : data.slice(isPage ? 0 : from);
        const start = seen(rowAfter(noun, scopes, after));
        return data.filter((row) => order(seen(row), start) > 0).slice(0, perPage);
      };
      const rows = found().map((row) => asRead(scopeFor(scopes, row) ?? { where: {} }, row));
      // Like the server, which knows the number of all rows of a scope and counts those of a filter.
      const isFiltered = query.q !== '' || query.conditions.length > 0;
      const most = isFiltered && countTo !== undefined ? Math.max(countTo, to + 1) : total;
      return total > most ? { rows, total: most, more: true } : { rows, total };
    },

    one: async (noun: NounName, id: string): Promise<Row> => (await provider.getOne<Row>(noun, { id })).data,
  };
};
