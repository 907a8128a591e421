import { permissionsHeld } from '../../domain/access/actorOf.ts';
import type { KeyInUse } from '../../domain/access/can.ts';
import { whyClosed } from '../../domain/access/closedAccount.ts';
import { byKey } from '../../domain/access/keyAdmission.ts';
import type { Permission } from '../../domain/contract/accounts/permissions.ts';
import type { PlatformRole } from '../../domain/contract/accounts/users.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { Refusal } from '../../domain/errors.ts';
import type { Code, Message } from '../../domain/messages/message.ts';
import { isWithin, readRanges } from '../../domain/settings/addresses.ts';
import type { Transaction } from '../store/transaction.ts';
import { isKeySecret } from './keySecret.ts';
import { hashToken, type Session } from './session.ts';

type Found = {
  keyId: string;
  keyName: string;
  prefix: string;
  scopes: Permission[];
  addresses: string | null;
  state: 'Active' | 'Expired' | 'Revoked' | 'Replaced';
  userId: string;
  userType: UserType;
  companyId: string | null;
  role: PlatformRole;
  name: string;
  status: string;
  companyStatus: string | null;
  /** The addresses that the company allows. */
  ranges: string | null;
  permissions: Permission[] | null;
};

/** A request with a key that is not accepted: counted per network, like a failed sign-in. */
export class KeyRefused extends Refusal {}

const codes: Record<Exclude<Found['state'], 'Active'>, Code> = {
  Expired: 'api-keys.expired',
  Revoked: 'api-keys.revoked',
  Replaced: 'api-keys.replaced',
};

/**
 * Looks up an API key, which stands for its person in place of a session, and sets the transaction's tenant. A malformed one
 * is looked up like any other, so that the time says nothing.
 */
export const openKey = async (
  transaction: Transaction,
  token: string,
  { now, ip }: { now: Date; ip: string },
): Promise<Session> => {
  const [found] = await transaction.query<Found>('select * from authenticate_key($1, $2)', [
    hashToken(token),
    now,
  ]);
  if (!found || !isKeySecret(token)) throw new KeyRefused(401, 'api-keys.unknown');
  const { keyId, keyName, prefix, scopes, userId, userType, companyId, role, name } = found;
  const reason = found.state === 'Active' ? whyClosed(found) : codes[found.state];
  if (reason) throw new KeyRefused(401, reason);
  checkAddresses(found.addresses, ip, { code: 'api-keys.address', values: { ip } });
  checkAddresses(found.ranges, ip, { code: 'access.address', values: { ip } });
  const permissions = permissionsHeld({ role }, found.permissions && { permissions: found.permissions });
  const key: KeyInUse = { id: keyId, label: `${keyName} (${prefix}…)`, scopes };
  return {
    sessionId: keyId,
    name,
    role,
    rights: userType,
    actor: byKey({ userId, userType, companyId, permissions }, key),
  };
};

const checkAddresses = (list: string | null, ip: string, reason: Message) => {
  if (list !== null && !isWithin(ip, readRanges(list).ranges)) throw new KeyRefused(403, reason);
};
