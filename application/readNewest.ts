import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { Condition } from '../domain/query/condition.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Some fields of the newest rows that meet these conditions, or of the next ones `after` a row, with the system's permissions. */
export const readNewest = async <N extends NounName, F extends keyof RowIn<N> & string>(
  { rows }: Pick<UnitOfWork, 'rows'>,
  noun: N,
  fields: readonly F[],
  conditions: Condition[],
  { after, most }: { after?: string | undefined; most: number },
): Promise<Pick<RowIn<N>, F>[]> => {
  const sort = { field: 'id', order: 'DESC' } as const;
  const page = { from: 0, to: most - 1, ...(after !== undefined && { after }) };
  const query = { conditions, q: '', searched: [], sort, ...page };
  const found = await rows.system.read({ noun, fields, scopes: [{ where: {} }], query });
  return found as RowIn<N>[];
};
