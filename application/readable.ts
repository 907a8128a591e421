import { scopeFor, scopesOf } from '../domain/access/can.ts';
import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** The rows with these ids that the caller may see. */
export const readable = async <N extends NounName>(
  { actor, rows }: UnitOfWork,
  noun: N,
  ids: readonly string[],
): Promise<Map<string, RowIn<N>>> => {
  const scopes = scopesOf(actor, 'show', noun);
  if (ids.length === 0 || scopes.length === 0) return new Map();
  const found = await rows.own.list(noun, scopes, {
    conditions: [{ field: 'id', operator: 'in', value: [...new Set(ids)] }],
    q: '',
    searched: [],
    sort: { field: 'id', order: 'ASC' },
    from: 0,
    to: ids.length - 1,
  });
  const seen = found.rows.filter((row) => scopeFor(scopes, row)) as RowIn<N>[];
  return new Map(seen.map((row) => [row.id, row]));
};
