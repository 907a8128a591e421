import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../../domain/errors.ts';
import type { Database } from '../database/connect.ts';
import { askOnce, inTransaction, type Transaction } from './transaction.ts';

/** The replica behind this connection has not replayed what its reader must see. */
class Behind extends Error {}

/**
 * Runs work that only reads: on the replica where that has replayed `position` of the log and is up to date, else on the
 * primary. Whatever goes wrong at the replica sends the work to the primary, so it may run twice.
 */
export const reading = async <T>(
  database: Database,
  position: number,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  const { replica } = database;
  const bound = replica?.monitor.boundFor(position) ?? null;
  if (replica && bound !== null) {
    try {
      const found = await inTransaction(onReplica(database, replica), async (transaction) => {
        await checkReplayed(transaction, bound);
        return work(transaction);
      });
      replica.monitor.reads.replica++;
      return found;
    } catch (error) {
      if (!isOfReplica(error)) throw error;
    }
  }
  if (replica) replica.monitor.reads.primary++;
  return inTransaction(database, work);
};

/** Where work beside the requests reads, with the position that it must find there; null on the primary. */
export type Source = { database: Database; bound: number | null };

/** The replica, if within a second it gets to where the primary is now. */
export const sourceOf = async (database: Database): Promise<Source> => {
  const { replica } = database;
  if (replica) {
    const question = { text: 'select "wal_position"() as "position"' };
    const [now] = await askOnce<{ position: number }>(database, question);
    for (let time = 0; now && time < 10; time++) {
      const bound = replica.monitor.boundFor(now.position);
      if (bound !== null) return { database: onReplica(database, replica), bound };
      await pause(100);
    }
  }
  return { database, bound: null };
};

const onReplica = (database: Database, { pool }: { pool: pg.Pool }): Database => ({
  ...database,
  pool,
  readOnly: true,
});

/** Asked of the very connection that is read: several replicas may share an address, and some are further than others. */
export const checkReplayed = async (transaction: Transaction, bound: number): Promise<void> => {
  const [found] = await transaction.query<{ position: number | null }>(
    `select (pg_last_wal_replay_lsn() - '0/0')::bigint as "position"`,
  );
  if (found?.position == null || found.position < bound) throw new Behind('The replica is behind');
};

/** What the primary may do better: it answers, is not behind, and cancels nothing to go on replaying. */
export const isOfReplica = (error: unknown): boolean => {
  if (error instanceof Refusal) return ['DatabaseAway', 'Overloaded', 'StorageFull'].includes(error.code);
  // A statement that took too long would take as long again.
  return error instanceof Behind || (error instanceof pg.DatabaseError && error.code !== '57014');
};
