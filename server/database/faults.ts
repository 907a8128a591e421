import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, Overloaded, StorageFull } from '../../domain/errors.ts';

/** Connection lost, shutting down, starting, crashed, or no connection left for us. */
const away = /^(08|57P0[1-5]|53300|25P0[34])/;
/** No room on the disk or in memory, or the disk fails. */
const full = /^(53|58030)/;
/** What the driver says, without a code, when the connection is gone or stays silent. */
const lost =
  /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|Cannot use a pool|No host takes writes)/;

/** The refusal that a failure of the database itself becomes; any other error stays as it is. */
export const asFault = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (error instanceof pg.DatabaseError) {
    if (away.test(error.code ?? '')) return DatabaseAway(error);
    return isFull(error) ? StorageFull(error) : error;
  }
  return 'syscall' in error || lost.test(error.message) ? DatabaseAway(error) : error;
};

/** The same for a connection that was not to be had. */
export const asNoConnection = (error: unknown): unknown =>
  (error as Error).message === 'timeout exceeded when trying to connect' ? Overloaded(error) : asFault(error);

/** Whether a statement failed for want of room. */
export const isFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && full.test(error.code ?? '');

/** Whether the database was away, so that the same work may succeed once it is back. */
export const isAway = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'DatabaseAway';

/** Does the work, again while the database is away: for the start of a process, which nobody repeats. */
export const onceBack = async <T>(work: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(asFault(error)) || performance.now() > deadline) throw error;
      await pause(250);
    }
  }
};
