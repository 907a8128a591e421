import type { Scope } from '../../access/can.ts';
import type { Row } from '../../contract/noun.ts';
import type { ListQuery } from '../query.ts';
import { asksFor, byOrder } from '../select.ts';

/** Expected result of a list query: the rows of the page and the total count. */
export const selectRows = (
  rows: readonly Row[],
  scopes: readonly Scope[],
  query: ListQuery,
): { rows: Row[]; total: number } => {
  const found = rows.filter(asksFor(scopes, query)).sort(byOrder(query.sort));
  return { rows: found.slice(query.from, query.to + 1), total: found.length };
};
