import type { NounName, RowIn } from '../../domain/contract/index.ts';
import type { Due } from '../../domain/query/due.ts';
import type { InTransaction, UnitOfWork } from '../unitOfWork.ts';

/** A background job that works on the rows that are due. */
export type RowJob<N extends NounName> = {
  due: Due<N>;
  /** Number of rows in one transaction. */
  atOnce: number;
  /** Rows are not locked when they are found: the work locks something else first, and then checks the row. */
  unlocked?: true;
  /** Works on one row; returns false if there was nothing to do. */
  act(work: UnitOfWork, row: RowIn<N>): Promise<boolean>;
};

/**
 * Works on all rows that are due, several in each transaction, and returns how many there were. Each row is
 * handled by one process only. A row that fails does not stop the others: after a failure, each row gets a
 * transaction of its own, and the first error is thrown at the end.
 */
export const runRowJob = async <N extends NounName>(
  inTransaction: InTransaction,
  { due, atOnce, unlocked, act }: RowJob<N>,
): Promise<number> => {
  const failures: Error[] = [];
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
          if (await act(work, row)) acted++;
        }
        return { found: found.length, acted };
      });
      done += acted;
      isLast = found < most;
      after = at;
    } catch (error) {
      if (at === from) throw error;
      if (most === 1) {
        after = at;
        failures.push(failureOf(due.noun, at, error));
      }
      most = 1;
    }
  }
  if (failures[0]) throw failures[0];
  return done;
};

const failureOf = (noun: NounName, row: { id: string } | null, cause: unknown): Error =>
  new Error(`${noun} ${row?.id}: ${cause instanceof Error ? cause.message : cause}`, { cause });
