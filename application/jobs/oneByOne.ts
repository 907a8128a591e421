import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import { itemOf, type LeftOut, nothingLeftOut, openFailures } from '../failures.ts';
import type { Verbs } from '../rows.ts';

/** The first row that is due after another one, in a transaction of its own. */
export type FindOne<N extends NounName> = (
  due: Due<N>,
  after: RowIn<N> | null,
) => Promise<RowIn<N> | undefined>;

export const firstDue = async <N extends NounName>(
  rows: Pick<Verbs, 'findDue'>,
  due: Due<N>,
  after: RowIn<N> | null,
): Promise<RowIn<N> | undefined> => {
  const [row] = await rows.findDue(due, { after, most: 1, unlocked: true });
  return row;
};

type OneByOne<N extends NounName> = {
  noun: N;
  next: () => Promise<RowIn<N> | undefined>;
  /** Works on one row; whether it is done. */
  act: (row: RowIn<N>) => Promise<boolean>;
  isLeftOut?: LeftOut | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * Works on rows one after the other and outside of a transaction, for work that takes seconds. A row that fails
 * does not stop the others, as in `runRowJob`. Returns how many are done.
 */
export const oneByOne = async <N extends NounName>({
  noun,
  next,
  act,
  isLeftOut = nothingLeftOut,
  signal,
}: OneByOne<N>): Promise<number> => {
  const failures = openFailures();
  let done = 0;
  while (!signal?.aborted) {
    const row = await next();
    if (!row) break;
    const item = itemOf(noun, row);
    if (isLeftOut(item)) continue;
    try {
      if (await act(row)) done++;
    } catch (error) {
      failures.note(item, error);
    }
  }
  failures.tell();
  return done;
};
