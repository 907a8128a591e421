import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import { itemOf, type LeftOut, nothingLeftOut, openFailures } from '../failures.ts';
import type { Verbs } from '../rows.ts';

/** Who had a turn in this round, and the rows that are due but not looked for again in this run. */
export type Past = { owners: readonly string[]; rows: readonly string[] };

type Turns<N extends NounName> = {
  /** What is due, without these. */
  due: (past: Past) => Due<N>;
  /** Whose row it is: each owner has one row done in a round. */
  ownerOf(row: RowIn<N>): string;
  /** Reads in a transaction of its own. */
  read: <T>(find: (rows: Pick<Verbs, 'findDue'>) => Promise<T>) => Promise<T>;
  /**
   * Works on one row that is not locked: it checks the row again where it writes. With 'later' it is called
   * once more, when nothing else is due.
   */
  act(row: RowIn<N>, isLastTry: boolean): Promise<'done' | 'later'>;
  isLeftOut?: LeftOut | undefined;
  signal?: AbortSignal;
};

/**
 * Works on rows that are due, one after the other and outside of a transaction, for work that takes seconds.
 * Owners take turns, so that many rows of one, or slow ones, hold up nobody else. A row that fails does not stop
 * the others, as in `runRowJob`.
 */
export const takeTurns = async <N extends NounName>({
  due,
  ownerOf,
  read,
  act,
  isLeftOut = nothingLeftOut,
  signal,
}: Turns<N>): Promise<number> => {
  const failures = openFailures();
  const later: RowIn<N>[] = [];
  const rows: string[] = [];
  let owners: string[] = [];
  let done = 0;
  const next = async (): Promise<RowIn<N> | undefined> => {
    const [row] = await read((verbs) =>
      verbs.findDue(due({ owners, rows }), { after: null, most: 1, unlocked: true }),
    );
    if (row || owners.length === 0) return row;
    owners = [];
    return next();
  };
  const work = async (row: RowIn<N>, isLastTry: boolean) => {
    const item = itemOf(due({ owners, rows }).noun, row);
    try {
      if (!isLeftOut(item) && (await act(row, isLastTry)) === 'done') {
        done++;
        return;
      }
      if (!isLastTry && !isLeftOut(item)) later.push(row);
    } catch (error) {
      failures.note(item, error);
    }
    rows.push(row.id);
  };
  while (!signal?.aborted) {
    const first = await next();
    const row = first ?? later.shift();
    if (!row) break;
    if (first) owners.push(ownerOf(first));
    await work(row, !first);
  }
  failures.tell();
  return done;
};
