import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { visitor } from '../../../domain/access/can.ts';
import type { AccountStatus } from '../../../domain/access/closedAccount.ts';
import { SessionEnded } from '../../../domain/access/sessionEnded.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Database } from '../../database/connect.ts';
import { checkAddress, hashToken } from '../../requests/session.ts';
import type { Work } from '../../requests/work.ts';
import { record, tellOwner } from '../../store/change.ts';
import { findRow } from '../../store/rows.ts';
import { inTransactionAs, type Transaction } from '../../store/transaction.ts';
import { shownNetwork } from './places.ts';

const accessMinutes = 15;

export type Tokens = { token: string; refreshToken: string };
type Kept = {
  refreshHash: string;
  refreshExpires: string;
  endedAt: string | null;
  ranges: string | null;
  formerHash: string | null;
  /** Null in a session that was opened before sessions had one. */
  familyHash: string | null;
  rotatedAt: string | null;
  successor: string | null;
  agent: string | null;
  userId: string;
};
/** Seconds during which a replaced refresh token still returns the tokens that replaced it. */
const graceSeconds = 30;
/** Where a session is used from: IP address and user agent. */
type Caller = { ip: string; agent?: string | undefined };
type Closed = AccountStatus & { refreshHash: string };

const secret = () => randomBytes(32).toString('base64url');

/** Bytes of a refresh token's secret that it shares with the others of its session; as many are its own. */
const shared = 16;
const familyOf = (refreshToken: string): Buffer =>
  Buffer.from(refreshToken.slice(37), 'base64url').subarray(0, shared);
const familyHash = (refreshToken: string): string => hashToken(familyOf(refreshToken).toString('base64url'));
/** The next refresh token of the session that this one belongs to. */
const nextOf = (refreshToken: string): string =>
  refreshToken.slice(0, 37) +
  Buffer.concat([familyOf(refreshToken), randomBytes(shared)]).toString('base64url');
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/**
 * A new session of this user. It ends after the idle time set by the operator, which may change while it
 * runs. The refresh token names its session, so that a replayed one can end it.
 */
export const openSessionFor = async (
  transaction: Transaction,
  userId: string,
  now: Date,
  from?: Caller,
): Promise<Tokens> => {
  const id = randomUUID();
  const tokens = { token: secret(), refreshToken: `${id}.${secret()}` };
  await transaction.query(
    `insert into "sessions" ("id", "userId", "accessHash", "accessExpires", "refreshHash", "refreshExpires", "createdAt", "seenAt", "agent", "network", "familyHash") values ($1, $2, $3, $4, $5, $6::timestamptz + session_time(), $6, $6, $7, $8, $9)`,
    [
      id,
      userId,
      hashToken(tokens.token),
      later(now, accessMinutes),
      hashToken(tokens.refreshToken),
      now,
      from?.agent ?? null,
      from ? shownNetwork(from.ip) : null,
      familyHash(tokens.refreshToken),
    ],
  );
  return tokens;
};

/** A session in which an operator views as this person. Its refresh token is never given out. */
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

/**
 * Exchanges a refresh token, once. Within half a minute the replaced token returns the same new tokens again,
 * so that a lost response or parallel calls sign nobody out; after that, using it ends the session.
 */
export const refreshSession = async (
  database: Database,
  refreshToken: string,
  caller: Caller & { now: Date },
): Promise<Tokens> => {
  const { now, ip } = caller;
  const id = /^([\da-f-]{36})\.[\w-]{43}$/.exec(refreshToken)?.[1];
  if (!id) throw SessionEnded();
  const tokens = await inTransactionAs(database, 'session', async (transaction) => {
    const [kept] = await transaction.query<Kept>(
      `select s."refreshHash", s."refreshExpires", s."endedAt", s."formerHash", s."familyHash", s."rotatedAt", s."successor", s."agent",
         s."userId", r."ranges"
       from "sessions" s join "users" u on u."id" = s."userId"
       left join "companies" c on c."id" = u."companyId" left join lateral session_rules(u."companyId", u."userType") r on true
       where s."id" = $1 and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')
         and (not r."timesOut" or s."seenAt" > $2::timestamptz - interval '31 minutes')
         and s."seenAt" > $2::timestamptz - session_time() for update of s`,
      [id, now],
    );
    if (!kept || kept.endedAt !== null || new Date(kept.refreshExpires) <= now) return null;
    if (!same(kept.refreshHash, hashToken(refreshToken))) {
      const again = successorFor(kept, refreshToken, caller);
      if (again) checkAddress(kept.ranges, ip);
      else if (wasOfSession(kept, refreshToken)) await endReused(transaction, id, kept.userId, caller);
      return again;
    }
    checkAddress(kept.ranges, ip);
    return rotate(transaction, id, refreshToken, caller);
  });
  if (!tokens) throw await whyRefused(database, id, refreshToken);
  return tokens;
};

/** Whether it was made for this session. One that somebody made up for its id says nothing about a theft. */
const wasOfSession = ({ familyHash: family, formerHash }: Kept, refreshToken: string): boolean =>
  family === null
    ? formerHash !== null && same(formerHash, hashToken(refreshToken))
    : same(family, familyHash(refreshToken));

/** The tokens that replaced this one recently, for the same browser. */
const successorFor = (kept: Kept, refreshToken: string, { agent, now }: Caller & { now: Date }) => {
  const { formerHash, rotatedAt, successor } = kept;
  if (!formerHash || !rotatedAt || !successor || !same(formerHash, hashToken(refreshToken))) return null;
  const fresh = now.getTime() - new Date(rotatedAt).getTime() <= graceSeconds * 1000;
  return fresh && kept.agent === (agent ?? null) ? openSuccessor(successor, refreshToken) : null;
};

/** Only the holder of the session's latest token learns the state of the account. */
const whyRefused = (database: Database, id: string, refreshToken: string) =>
  inTransactionAs(database, 'session', async (transaction) => {
    const [closed] = await transaction.query<Closed>(
      `select s."refreshHash", u."status", c."status" as "companyStatus" from "sessions" s
       join "users" u on u."id" = s."userId" left join "companies" c on c."id" = u."companyId" where s."id" = $1`,
      [id],
    );
    return SessionEnded(closed && same(closed.refreshHash, hashToken(refreshToken)) ? closed : undefined);
  });

/** The token may be stolen: ends the session and notifies its owner. */
const endReused = async (
  transaction: Transaction,
  id: string,
  userId: string,
  { now, ip }: Caller & { now: Date },
): Promise<void> => {
  await transaction.query('update "sessions" set "endedAt" = $2 where "id" = $1', [id, now]);
  const user = (await findRow(transaction, 'users', userId)) as User;
  const actor = visitor;
  const change = { transaction, now, ip, actor, name: user.fullName, rights: 'system' as const };
  await record(change, {
    action: 'reuse refresh token',
    noun: 'users',
    target: userId,
    companyId: user.companyId,
  });
  await tellOwner(change, user, 'sessionReused');
};

const rotate = async (
  transaction: Transaction,
  id: string,
  former: string,
  { now, ip, agent }: Caller & { now: Date },
): Promise<Tokens> => {
  const tokens = { token: secret(), refreshToken: nextOf(former) };
  await transaction.query(
    `update "sessions" set "accessHash" = $2, "accessExpires" = $3, "refreshHash" = $4,
       "refreshExpires" = $5::timestamptz + session_time(), "seenAt" = $5, "formerHash" = "refreshHash", "rotatedAt" = $5,
       "successor" = $6, "agent" = $7, "network" = $8, "familyHash" = $9 where "id" = $1`,
    [
      id,
      hashToken(tokens.token),
      later(now, accessMinutes),
      hashToken(tokens.refreshToken),
      now,
      sealSuccessor(tokens, former),
      agent ?? null,
      shownNetwork(ip),
      familyHash(former),
    ],
  );
  return tokens;
};

/** Only the replaced token itself derives this key; the database stores only the token's hash. */
const successorKey = (former: string) =>
  Buffer.from(hkdfSync('sha256', former, '', 'talentbench session successor', 32));

const sealSuccessor = (tokens: Tokens, former: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', successorKey(former), iv);
  const sealed = [cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
};

const openSuccessor = (successor: string, former: string): Tokens => {
  const bytes = Buffer.from(successor, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', successorKey(former), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  return JSON.parse(text) as Tokens;
};

const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Ends it, together with the user's view sessions. */
export const endSession = async ({ transaction, sessionId, actor, now }: Work): Promise<null> => {
  await transaction
    .as('session')
    .query(
      'update "sessions" set "endedAt" = $2 where ("id" = $1 or "viewedBy" = $3) and "endedAt" is null',
      [sessionId, now, actor.userId],
    );
  return null;
};
