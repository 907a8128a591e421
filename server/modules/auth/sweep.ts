import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../store/transaction.ts';

const hour = 60 * 60 * 1000;

/** Once an hour forgets what is too old to matter: ended sessions, old keys of retries, old failed sign-ins and counts. */
export const sweep = (database: Database, log: { warn(o: object, m: string): void }) => {
  const timer = setInterval(() => {
    sweepOnce(database).catch((error: Error) => log.warn({ err: error }, 'could not sweep'));
  }, hour);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};

const sweepOnce = (database: Database) =>
  inTransaction(database, async (transaction) => {
    transaction.as('session');
    await transaction.query(`delete from "sessions" where "refreshExpires" < now() - interval '1 day'`);
    await transaction.query(`delete from "signInFailures" where "lastAt" < now() - interval '1 day'`);
    transaction.as('system');
    await transaction.query(`delete from "idempotencyKeys" where "createdAt" < now() - interval '1 day'`);
    await transaction.query(`delete from "calendarCalls" where "since" < now() - interval '1 hour'`);
  });
