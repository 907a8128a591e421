import type { Database } from './database/connect.ts';
import { locks } from './database/locks.ts';
import type { Outbox } from './mail/outbox.ts';
import { placeDays } from './modules/auth/places.ts';
import { inTransaction, inTransactionAs, type Transaction } from './store/transaction.ts';

/** Each connection has its own rows in `rowCounts`; the rows of closed connections are merged into one. */
export const foldCounts = (database: Database): Promise<void> =>
  inTransactionAs(database, 'system', async (transaction) => {
    await transaction.query('select "fold_counts"() where pg_try_advisory_xact_lock($1)', [locks.fold]);
  });

/**
 * Merges the stored sums (`database/keptSums.ts`) and deletes expired sessions and links, old idempotency
 * keys, failed sign-ins, participants of deleted interviews that are over, changes that every matching index or open page has read, old measurements, and stored mails
 * after seven days or once their link has expired.
 */
export const cleanUp = async (database: Database, outbox: Outbox | undefined, now: Date): Promise<void> => {
  await inTransaction(database, async (transaction) => {
    const [session, system] = [transaction.as('session'), transaction.as('system')];
    const forget = (by: Transaction, table: string, condition: string) =>
      by.query(`delete from "${table}" where ${condition} < $1::timestamptz - interval '1 day'`, [now]);
    await forget(session, 'sessions', '"refreshExpires"');
    await forget(session, 'signInFailures', '"lastAt"');
    await session.query(
      `delete from "signInPlaces" where "seenAt" < $1::timestamptz - make_interval(days => $2)`,
      [now, placeDays],
    );
    await forget(session, 'passwordLinks', '"expiresAt"');
    await forget(session, 'signInChallenges', '"expiresAt"');
    await forget(session, 'singleSignOnAttempts', '"expiresAt"');
    await forget(session, 'passkeyChallenges', '"expiresAt"');
    await transaction
      .as('delivery')
      .query(`delete from "webhookDeliveries" where "updatedAt" < $1::timestamptz - interval '30 days'`, [
        now,
      ]);
    await forget(system, 'idempotencyKeys', '"createdAt"');
    await forget(system, 'allowances', '"at"');
    await forget(system, 'stagedRows', '"createdAt"');
    await forget(system, 'marketChanges', '"at"');
    // By the database's clock, which also sets the time.
    await system.query(`delete from "rowChanges" where "at" < now() - interval '6 hours'`);
    // They outlive their interview for its cancellation only.
    await system.query(
      `delete from "interviewParticipants" p where p."startsAt" < $1::timestamptz - interval '1 day'
       and not exists (select 1 from "interviews" i where i."id" = p."interviewId")`,
      [now],
    );
    await forgetMeasures(system, now);
    await system.query('select "fold_sums"() where pg_try_advisory_xact_lock($1)', [locks.fold]);
  });
  await outbox?.forget((ids) => withLivingLink(database, ids, now));
};

/** Keeps minutes for 2 days, days for 400, the use of features for 800, and daily active users for 92. */
const forgetMeasures = async (transaction: Transaction, now: Date) => {
  const older = (table: string, column: string, than: string) =>
    transaction.query(`delete from "${table}" where "${column}" < $1::timestamptz - interval '${than}'`, [
      now,
    ]);
  await older('serverMinutes', 'minute', '48 hours');
  await older('serverDays', 'day', '400 days');
  await older('platformDays', 'day', '400 days');
  await older('featureDays', 'day', '800 days');
  await older('dayPeople', 'day', '92 days');
  await older('serverProcesses', 'seenAt', '1 day');
};

const withLivingLink = (database: Database, ids: string[], now: Date): Promise<Set<string>> =>
  inTransactionAs(database, 'delivery', async (transaction) => {
    const rows = await transaction.query<{ mailId: string }>(
      `select "mailId" from "passwordLinks" where "mailId" = any($1) and "endedAt" is null and "expiresAt" > $2
       union all select "id" from "mails" where "id" = any($1) and "purpose" in ('notice', 'security', 'report', 'declined', 'newsletter', 'audit', 'hotList', 'hotListAnswer', 'interview') and "createdAt" > $2::timestamptz - interval '7 days'`,
      [ids, now],
    );
    return new Set(rows.map(({ mailId }) => mailId));
  });
