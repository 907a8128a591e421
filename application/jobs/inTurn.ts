import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import { type FindOne, oneByOne } from './oneByOne.ts';

type InTurn<N extends NounName> = {
  due: Due<N>;
  find: FindOne<N>;
  /** Works on one row that is not locked: it checks the row again where it writes. */
  act(row: RowIn<N>): Promise<unknown>;
};

/** Works on rows that are due in their order, once each. */
export const runInTurn = <N extends NounName>({ due, find, act }: InTurn<N>): Promise<number> => {
  let after: RowIn<N> | null = null;
  return oneByOne({
    noun: due.noun,
    next: async () => {
      const row = await find(due, after);
      after = row ?? null;
      return row;
    },
    act: async (row) => {
      await act(row);
      return true;
    },
  });
};
