import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../../domain/errors.ts';
import type { Code } from '../../domain/messages/message.ts';
import type { Database } from '../database/connect.ts';
import { askOnce, inTransaction, type Transaction } from './transaction.ts';

/** The replica has not replayed what this reader must see. */
class Behind extends Error {}

/**
 * Runs read-only work on the replica if it has replayed WAL `position` and is up to date, else on the
 * primary. Any failure on the replica moves the work to the primary, so it may run twice. See docs/decisions/0077.
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

/** Where background work reads, with the WAL position required there; null on the primary. */
export type Source = { database: Database; bound: number | null };

/** The replica, if it catches up with the primary within a second. */
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

/** Checked on the connection that is used: several replicas may share a URL and differ in position. */
export const checkReplayed = async (transaction: Transaction, bound: number): Promise<void> => {
  const [found] = await transaction.query<{ position: number | null }>(
    `select (pg_last_wal_replay_lsn() - '0/0')::bigint as "position"`,
  );
  if (found?.position == null || found.position < bound) throw new Behind('The replica is behind');
};

const ofDatabase: readonly Code[] = ['server.database-away', 'server.overloaded', 'server.storage-full'];

/**
 * Errors that may not occur on the primary: the replica is down, lags, or cancels queries to continue
 * replaying.
 */
export const isOfReplica = (error: unknown): boolean => {
  if (error instanceof Refusal) return ofDatabase.includes(error.code);
  // A statement that timed out would take as long again.
  return error instanceof Behind || (error instanceof pg.DatabaseError && error.code !== '57014');
};
