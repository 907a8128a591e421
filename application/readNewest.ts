import type { NounName, RowIn } from '../domain/contract/index.ts';
import type { Condition } from '../domain/query/condition.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Some fields of the newest rows that meet these conditions, from the `from`th on, with the permissions of the system. */
export const readNewest = async <N extends NounName, F extends keyof RowIn<N> & string>(
  { rows }: Pick<UnitOfWork, 'rows'>,
  noun: N,
  fields: readonly F[],
  conditions: Condition[],
  { from = 0, most }: { from?: number; most: number },
): Promise<Pick<RowIn<N>, F>[]> => {
  const sort = { field: 'id', order: 'DESC' } as const;
  const query = { conditions, q: '', searched: [], sort, from, to: from + most - 1 };
  const found = await rows.system.read({ noun, fields, scopes: [{ where: {} }], query });
  return found as RowIn<N>[];
};
