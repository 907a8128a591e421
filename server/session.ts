import { createHash } from 'node:crypto';
import type { Actor } from '../domain/access/can.ts';
import { SessionEnded, type Standing } from '../domain/access/closedAccount.ts';
import { permissionsOf } from '../domain/access/permissions.ts';
import type { PlatformRole } from '../domain/contract/users.ts';
import type { UserType } from '../domain/contract/userTypes.ts';
import { AddressRefused, NotSignedIn } from '../domain/errors.ts';
import { isWithin, readRanges } from '../domain/settings/addresses.ts';
import type { Transaction } from './store/transaction.ts';

/** The person behind a valid access token, as of this very transaction. */
export type Session = {
  sessionId: string;
  name: string;
  role: PlatformRole;
  actor: Actor;
  /** The database account that the person's own work is done with. */
  rights: UserType;
};

type Found = {
  sessionId: string;
  userId: string;
  userType: UserType;
  companyId: string | null;
  role: PlatformRole;
  name: string;
  ranges: string | null;
};

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Looks the token up and sets the transaction's tenant; from here on the person's own rights hold. */
export const openSession = async (
  transaction: Transaction,
  token: string,
  { now, ip }: { now: Date; ip: string },
): Promise<Session> => {
  const [found] = await transaction.query<Found>('select * from authenticate($1, $2)', [
    hashToken(token),
    now,
  ]);
  if (!found) throw await sessionEnded(transaction, token);
  const { sessionId, name, role, ranges, ...person } = found;
  checkAddress(ranges, ip);
  transaction.as(person.userType);
  return {
    sessionId,
    name,
    role,
    rights: person.userType,
    actor: { ...person, permissions: permissionsOf(role) },
  };
};

const sessionEnded = async (transaction: Transaction, token: string) => {
  const [standing] = await transaction.query<Standing>('select * from why_ended($1)', [hashToken(token)]);
  return SessionEnded(standing);
};

/** The bearer token of a request's Authorization header. */
export const tokenOf = (authorization: string | undefined): string => {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (!token) throw NotSignedIn();
  return token;
};

/** Refuses an address that is not on the company's list, if it has one. */
export const checkAddress = (list: string | null, ip: string): void => {
  if (list !== null && !isWithin(ip, readRanges(list).ranges)) throw AddressRefused(ip);
};
