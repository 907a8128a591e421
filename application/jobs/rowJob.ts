import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import { itemOf, type LeftOut, nothingLeftOut, openFailures } from '../failures.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/** A background job that works on the rows that are due. */
export type RowJob<N extends NounName, W extends UnitOfWork = UnitOfWork> = {
  due: Due<N>;
  /** Number of rows in one transaction. */
  atOnce: number;
  /** Rows are not locked when they are found: the work locks something else first, and then checks the row. */
  unlocked?: true;
  /** Works on one row; returns false if there was nothing to do. */
  act(work: W, row: RowIn<N>): Promise<boolean>;
};

type InTransaction<W> = <T>(act: (work: W) => Promise<T>) => Promise<T>;

/**
 * Works on all rows that are due, several in each transaction, and returns how many there were. Each row is
 * handled by one process only. A row that fails does not stop the others: after a failure, each row gets a
 * transaction of its own, and what failed is thrown at the end. `isLeftOut` names rows, such as
 * `envelopes ENV-005`, that have failed too often.
 */
export const runRowJob = async <N extends NounName, W extends UnitOfWork = UnitOfWork>(
  inTransaction: InTransaction<W>,
  { due, atOnce, unlocked, act }: RowJob<N, W>,
  isLeftOut: LeftOut = nothingLeftOut,
): Promise<number> => {
  const failures = openFailures();
  let done = 0;
  let most = atOnce;
  let after: RowIn<N> | null = null;
  for (let isLast = false; !isLast; ) {
    const from: RowIn<N> | null = after;
    let at: RowIn<N> | null = from;
    try {
      const { found, acted } = await inTransaction(async (work) => {
        const found = await work.rows.system.findDue(due, { after: from, most, unlocked });
        let acted = 0;
        for (const row of found) {
          at = row;
          if (!isLeftOut(itemOf(due.noun, row)) && (await act(work, row))) acted++;
        }
        return { found: found.length, acted };
      });
      done += acted;
      isLast = found < most;
      after = at;
    } catch (error) {
      if (at === from) throw error;
      if (most === 1) {
        failures.note(itemOf(due.noun, at), error);
        after = at;
      }
      most = 1;
    }
  }
  failures.tell();
  return done;
};
