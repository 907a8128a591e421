import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { SessionEnded, type Standing } from '../../../domain/access/closedAccount.ts';
import type { Database } from '../../database/connect.ts';
import { checkAddress, hashToken } from '../../session.ts';
import { inTransaction, type Transaction } from '../../store/transaction.ts';
import type { Work } from '../../work.ts';

export const accessMinutes = 15;

export type Tokens = { token: string; refreshToken: string };
type Kept = { refreshHash: string; refreshExpires: string; endedAt: string | null; ranges: string | null };
type Closed = Standing & { refreshHash: string };

const secret = () => randomBytes(32).toString('base64url');
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/**
 * A new session of this person. It ends when nobody uses it for as long as the operator says, who may say otherwise
 * while it runs. The refresh token names its session, so that a replayed one can end it.
 */
export const openSessionFor = async (
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<Tokens> => {
  const id = randomUUID();
  const tokens = { token: secret(), refreshToken: `${id}.${secret()}` };
  await transaction.query(
    `insert into "sessions" ("id", "userId", "accessHash", "accessExpires", "refreshHash", "refreshExpires", "createdAt", "seenAt") values ($1, $2, $3, $4, $5, $6::timestamptz + session_time(), $6, $6)`,
    [id, userId, hashToken(tokens.token), later(now, accessMinutes), hashToken(tokens.refreshToken), now],
  );
  return tokens;
};

/** A session in which an operator looks through this person's eyes. Nobody ever holds its refresh token. */
export const openViewFor = async (
  transaction: Transaction,
  { userId, by, now, until }: { userId: string; by: string; now: Date; until: Date },
): Promise<string> => {
  const token = `view-${secret()}`;
  await transaction.query(
    `insert into "sessions" ("id", "userId", "viewedBy", "accessHash", "accessExpires", "refreshHash", "refreshExpires", "createdAt", "seenAt") values ($1, $2, $3, $4, $5, $6, $5, $7, $7)`,
    [randomUUID(), userId, by, hashToken(token), until, hashToken(secret()), now],
  );
  return token;
};

/** New tokens for old. A refresh token works once; the second use of one ends its whole session. */
export const refreshSession = async (
  database: Database,
  refreshToken: string,
  { now, ip }: { now: Date; ip: string },
): Promise<Tokens> => {
  const id = /^([\da-f-]{36})\.[\w-]{43}$/.exec(refreshToken)?.[1];
  if (!id) throw SessionEnded();
  const tokens = await inTransaction(database, async (transaction) => {
    transaction.as('session');
    const [kept] = await transaction.query<Kept>(
      `select s."refreshHash", s."refreshExpires", s."endedAt", r."ranges" from "sessions" s join "users" u on u."id" = s."userId"
       left join "companies" c on c."id" = u."companyId" left join lateral session_rules(u."companyId", u."userType") r on true
       where s."id" = $1 and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')
         and (not r."timesOut" or s."seenAt" > $2::timestamptz - interval '31 minutes')
         and s."seenAt" > $2::timestamptz - session_time() for update of s`,
      [id, now],
    );
    if (!kept || kept.endedAt !== null || new Date(kept.refreshExpires) <= now) return null;
    if (!same(kept.refreshHash, hashToken(refreshToken))) {
      await transaction.query('update "sessions" set "endedAt" = $2 where "id" = $1', [id, now]);
      return null;
    }
    checkAddress(kept.ranges, ip);
    return rotate(transaction, id, now);
  });
  if (!tokens) throw await whyRefused(database, id, refreshToken);
  return tokens;
};

/** Only who holds the session's last token learns how its account stands. */
const whyRefused = (database: Database, id: string, refreshToken: string) =>
  inTransaction(database, async (transaction) => {
    transaction.as('session');
    const [closed] = await transaction.query<Closed>(
      `select s."refreshHash", u."status", c."status" as "companyStatus" from "sessions" s
       join "users" u on u."id" = s."userId" left join "companies" c on c."id" = u."companyId" where s."id" = $1`,
      [id],
    );
    return SessionEnded(closed && same(closed.refreshHash, hashToken(refreshToken)) ? closed : undefined);
  });

const rotate = async (transaction: Transaction, id: string, now: Date): Promise<Tokens> => {
  const tokens = { token: secret(), refreshToken: `${id}.${secret()}` };
  await transaction.query(
    'update "sessions" set "accessHash" = $2, "accessExpires" = $3, "refreshHash" = $4, "refreshExpires" = $5::timestamptz + session_time(), "seenAt" = $5 where "id" = $1',
    [id, hashToken(tokens.token), later(now, accessMinutes), hashToken(tokens.refreshToken), now],
  );
  return tokens;
};

const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Ends it, and with it what this person sees through other people's eyes. */
export const endSession = async ({ transaction, sessionId, actor, now }: Work): Promise<null> => {
  transaction.as('session');
  await transaction.query(
    'update "sessions" set "endedAt" = $2 where ("id" = $1 or "viewedBy" = $3) and "endedAt" is null',
    [sessionId, now, actor.userId],
  );
  return null;
};
