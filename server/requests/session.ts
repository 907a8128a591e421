import { createHash } from 'node:crypto';
import { permissionsHeld } from '../../domain/access/actorOf.ts';
import { type Actor, asOperator, mayCall } from '../../domain/access/can.ts';
import type { AccountStatus } from '../../domain/access/closedAccount.ts';
import { isFresh } from '../../domain/access/freshProof.ts';
import { SessionEnded } from '../../domain/access/sessionEnded.ts';
import { viewedAs } from '../../domain/access/viewing.ts';
import type { Permission } from '../../domain/contract/accounts/permissions.ts';
import type { PlatformRole } from '../../domain/contract/accounts/users.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { AddressRefused, NotSignedIn } from '../../domain/errors.ts';
import { isWithin, readRanges } from '../../domain/settings/addresses.ts';
import type { Transaction } from '../store/transaction.ts';

/** The person of a valid access token, as of this transaction. */
export type Session = {
  sessionId: string;
  name: string;
  role: PlatformRole;
  actor: Actor;
  /** The database role for the person's own work. */
  rights: UserType;
  /** With a replica: how often this session has written, and a WAL position after its last write. */
  writes?: number;
  position?: number;
};

type Found = {
  sessionId: string;
  userId: string;
  userType: UserType;
  companyId: string | null;
  role: PlatformRole;
  name: string;
  ranges: string | null;
  /** Permissions of the person's custom role, if they have one. */
  permissions: Permission[] | null;
  /** The operator who is viewing as this person. */
  viewerId: string | null;
  viewerRole: PlatformRole | null;
  viewerPermissions: Permission[] | null;
  /** The sign-in of the session, or the last confirmation after it. */
  provenAt: string;
  writes?: number;
  position?: number;
};

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const authenticateSql = 'select * from authenticate($1, $2)';
const withPositionSql = `select a.*, p."writes", p."position"
  from authenticate($1, $2) a left join lateral session_position(a."sessionId") p on true`;

/** Looks up the token and sets the transaction's tenant. */
export const openSession = async (
  transaction: Transaction,
  token: string,
  { now, ip, withPosition = false }: { now: Date; ip: string; withPosition?: boolean },
): Promise<Session> => {
  const sql = withPosition ? withPositionSql : authenticateSql;
  const [found] = await transaction.query<Found>(sql, [hashToken(token), now]);
  const actor = found && actorFound(found);
  if (!actor) throw await sessionEnded(transaction, token);
  const { sessionId, name, role, ranges, userType, provenAt, writes, position } = found;
  checkAddress(ranges, ip);
  const log = writes === undefined || position === undefined ? {} : { writes, position };
  const isProven = isFresh(new Date(provenAt), now);
  return { sessionId, name, role, rights: userType, actor: { ...actor, isProven }, ...log };
};

/** Applies the tenant of a session to another transaction. */
export const takeUp = async (transaction: Transaction, { actor }: Session): Promise<void> => {
  await transaction.query(`select set_config('app.user', $1, true), set_config('app.company', $2, true)`, [
    actor.userId,
    actor.companyId ?? '',
  ]);
};

/**
 * Records in a write's transaction that the session has written, so that every process reads at least that
 * position.
 */
export const countWrite = async (transaction: Transaction, { sessionId }: Session): Promise<void> => {
  await transaction
    .as('session')
    .query('update "sessions" set "writes" = "writes" + 1 where "id" = $1', [sessionId]);
};

type OfActor = Omit<Found, 'sessionId' | 'name' | 'provenAt'>;
export type Streaming = OfActor & { hash: string };

/** The people of open streams whose sessions are still valid, by the hash of their token, as of now. */
export const streamingActors = (
  rows: readonly Streaming[],
): Map<string, { actor: Actor; ranges: string | null }> =>
  new Map(
    rows.flatMap((found) => {
      const actor = actorFound(found);
      return actor ? [[found.hash, { actor, ranges: found.ranges }] as const] : [];
    }),
  );

/** Null once the viewing operator is no longer allowed to. */
const actorFound = (found: OfActor): Actor | null => {
  const { userId, userType, companyId, viewerId, viewerRole } = found;
  const person = { userId, userType, companyId, permissions: held(found.role, found.permissions) };
  if (viewerId === null || viewerRole === null) return person;
  const permissions = held(viewerRole, found.viewerPermissions);
  const viewer: Actor = { userId: viewerId, userType: 'admin', companyId: null, permissions };
  return mayCall(viewer, asOperator) ? viewedAs(person, viewer) : null;
};

const held = (role: PlatformRole, permissions: Permission[] | null) =>
  permissionsHeld({ role }, permissions && { permissions });

/** The token of a view session is marked as such. */
export const isViewToken = (token: string): boolean => /^view-[\w-]{43}$/.test(token);

const sessionEnded = async (transaction: Transaction, token: string) => {
  const [accountStatus] = await transaction.query<AccountStatus>('select * from why_ended($1)', [
    hashToken(token),
  ]);
  return SessionEnded(accountStatus);
};

/** The bearer token of a request's Authorization header. */
export const tokenOf = (authorization: string | undefined): string => {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (!token) throw NotSignedIn();
  return token;
};

/** Refuses an IP address that is not on the company's allowlist, if it has one. */
export const checkAddress = (list: string | null, ip: string): void => {
  if (list !== null && !isWithin(ip, readRanges(list).ranges)) throw AddressRefused(ip);
};
