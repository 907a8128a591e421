import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import { itemOf, type LeftOut, nothingLeftOut, openFailures } from '../failures.ts';
import type { Verbs } from '../rows.ts';

type InTurn<N extends NounName> = {
  due: Due<N>;
  /** Reads in a transaction of its own. */
  read: <T>(find: (rows: Pick<Verbs, 'findDue'>) => Promise<T>) => Promise<T>;
  /** Works on one row that is not locked: it checks the row again where it writes. */
  act(row: RowIn<N>): Promise<unknown>;
  isLeftOut?: LeftOut | undefined;
  signal?: AbortSignal;
};

/**
 * Works on rows that are due, one after the other and outside of a transaction, for work that takes seconds. A
 * row that fails does not stop the others, as in `runRowJob`.
 */
export const runInTurn = async <N extends NounName>({
  due,
  read,
  act,
  isLeftOut = nothingLeftOut,
  signal,
}: InTurn<N>): Promise<number> => {
  const failures = openFailures();
  let done = 0;
  for (let after: RowIn<N> | null = null; !signal?.aborted; ) {
    const last: RowIn<N> | null = after;
    const [row]: RowIn<N>[] = await read((rows) =>
      rows.findDue(due, { after: last, most: 1, unlocked: true }),
    );
    if (!row) break;
    after = row;
    const item = itemOf(due.noun, row);
    if (isLeftOut(item)) continue;
    try {
      await act(row);
      done++;
    } catch (error) {
      failures.note(item, error);
    }
  }
  failures.tell();
  return done;
};
