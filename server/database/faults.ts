import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, Overloaded, Refusal, StorageFull } from '../../domain/errors.ts';

/** Connection lost, shutting down, starting, crashed, or too many connections. */
const away = /^(08|57P0[1-5]|53300|25P0[34])/;
/** Out of disk space or memory, or a disk failure. */
const full = /^(53|58030)/;
/** Messages of the driver, without a code, when the connection is lost or silent. */
const lost =
  /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|Cannot use a pool|No host takes writes)/;

/** Converts a failure of the database itself to a refusal; other errors are unchanged. */
export const asFault = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (error instanceof pg.DatabaseError) {
    if (away.test(error.code ?? '')) return DatabaseAway(error);
    return isFull(error) ? StorageFull(error) : error;
  }
  return 'syscall' in error || lost.test(error.message) ? DatabaseAway(error) : error;
};

/** The same for failing to get a connection. */
export const asNoConnection = (error: unknown): unknown =>
  (error as Error).message === 'timeout exceeded when trying to connect' ? Overloaded(error) : asFault(error);

/** Whether a statement failed for lack of space. */
export const isFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && full.test(error.code ?? '');

/** Whether the database was unavailable, so that retrying may succeed. */
export const isAway = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'server.database-away';

/** Retries while the database is unavailable: for the start of a process, which nobody else repeats. */
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
