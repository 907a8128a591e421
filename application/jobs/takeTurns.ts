import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import { itemOf, type LeftOut, nothingLeftOut } from '../failures.ts';
import { type FindOne, oneByOne } from './oneByOne.ts';

/** Who had a turn in this round, and the rows that are due but not looked for again in this run. */
export type Past = { owners: readonly string[]; rows: readonly string[] };

type Turns<N extends NounName> = {
  /** What is due, without these. */
  due: (past: Past) => Due<N>;
  /** Whose row it is: each owner has one row done in a round. */
  ownerOf(row: RowIn<N>): string;
  find: FindOne<N>;
  /**
   * Works on one row that is not locked: it checks the row again where it writes. With 'later' it is called
   * once more, when nothing else is due.
   */
  act(row: RowIn<N>, isLastTry: boolean): Promise<'done' | 'later'>;
  isLeftOut?: LeftOut | undefined;
  signal?: AbortSignal;
};

/** Works on rows that are due. Owners take turns, so that many rows of one, or slow ones, hold up nobody else. */
export const takeTurns = <N extends NounName>({
  due,
  ownerOf,
  find,
  act,
  isLeftOut = nothingLeftOut,
  signal,
}: Turns<N>): Promise<number> => {
  const { noun } = due({ owners: [], rows: [] });
  const later: RowIn<N>[] = [];
  const rows: string[] = [];
  let owners: string[] = [];
  let isLastTry = false;
  const nextDue = async (): Promise<RowIn<N> | undefined> => {
    const row = await find(due({ owners, rows }), null);
    if (row || owners.length === 0) return row;
    owners = [];
    return nextDue();
  };
  return oneByOne({
    noun,
    isLeftOut,
    signal,
    next: async () => {
      const first = await nextDue();
      isLastTry = !first;
      if (!first) return later.shift();
      owners.push(ownerOf(first));
      if (isLeftOut(itemOf(noun, first))) rows.push(first.id);
      return first;
    },
    act: async (row) => {
      let isDone = false;
      try {
        isDone = (await act(row, isLastTry)) === 'done';
        if (!isDone && !isLastTry) later.push(row);
        return isDone;
      } finally {
        if (!isDone) rows.push(row.id);
      }
    },
  });
};
