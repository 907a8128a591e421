import { setTimeout as pause } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { openClient } from './openClient.ts';

/** What a migration step waits for: the table, and the backends that hold it. */
export type LockWait = { step: string; table: string | null; heldBy: number[]; seconds: number };

export type LockOptions = {
  onWait?: ((wait: LockWait) => void) | undefined;
  /** Milliseconds: lock timeout, first pause after it, and time until the start fails. */
  timeLimit?: { wait: number; pause: number; giveUp: number };
};

const usual = { wait: 3000, pause: 1000, giveUp: 10 * 60_000 };
const longestPause = 15_000;

/**
 * Runs a migration step in one transaction. Requests queue behind a waiting lock, so after a few seconds it
 * is released, and the whole step is retried after an increasing pause.
 */
export const inLockingTransaction = async (
  owner: Client,
  step: string,
  work: () => Promise<void>,
  { onWait, timeLimit = usual }: LockOptions = {},
): Promise<void> => {
  const began = performance.now();
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  // A busy machine may look only after an attempt has ended; the last attempt that was seen is named then.
  let seen = nothing;
  for (let length = timeLimit.pause; ; length = Math.min(2 * length, longestPause)) {
    const watched = watchLocks(owner, rows[0]?.pid, timeLimit.wait / 2);
    try {
      return await tryOnce(owner, work, timeLimit.wait);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      const seconds = Math.round((performance.now() - began) / 1000);
      const found = await watched.found();
      if (found.table) seen = found;
      const wait = { step, ...seen, seconds };
      if (performance.now() - began > timeLimit.giveUp) throw new Error(sentence(wait), { cause: error });
      onWait?.(wait);
    } finally {
      await watched.close();
    }
    await pause(length);
  }
};

/** Description for the log and for the error that ends the start. */
export const sentence = ({ step, table, heldBy, seconds }: LockWait): string => {
  const holders = heldBy.length ? `, held by database process ${heldBy.join(', ')}` : '';
  return `${step} waits for ${table ? `the table ${table}` : 'a lock'}${holders} (${seconds} s so far)`;
};

const tryOnce = async (owner: Client, work: () => Promise<void>, wait: number): Promise<void> => {
  await owner.query(`begin; set local lock_timeout = ${wait}`);
  try {
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
};

const isLockTimeout = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03';

type Found = Pick<LockWait, 'table' | 'heldBy'>;
const nothing: Found = { table: null, heldBy: [] };

/** Checks from a second connection what this one waits for, which is unknown after the wait. */
const watchLocks = (owner: Client, pid: number | undefined, after: number) => {
  const { host, port, database, user, password, ssl } = owner;
  let looking: Promise<Found> = Promise.resolve(nothing);
  const timer = setTimeout(() => {
    looking = openClient({ host, port, database, user, password, ssl })
      .then((client) => client.query<Found>(lockSql, [pid]).finally(() => client.end()))
      .then(({ rows }) => rows[0] ?? nothing)
      .catch(() => nothing);
  }, after);
  return {
    found: () => looking,
    close: async () => {
      clearTimeout(timer);
      await looking;
    },
  };
};

const lockSql = `select relation::regclass::text as "table", pg_blocking_pids(pid) as "heldBy"
  from pg_locks where pid = $1 and not granted limit 1`;
