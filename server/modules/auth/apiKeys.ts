import { type Actor, scopesOf, visitor } from '../../../domain/access/can.ts';
import { type ApiKey, mostKeys, statusOfKey } from '../../../domain/contract/accounts/apiKeys.ts';
import type { Permission } from '../../../domain/contract/accounts/permissions.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { Conflict, ConflictAt, Invalid, RowMissing } from '../../../domain/errors.ts';
import { readRanges } from '../../../domain/settings/addresses.ts';
import { makeKeySecret, prefixOfSecret } from '../../requests/keySecret.ts';
import { hashToken } from '../../requests/session.ts';
import type { Work } from '../../requests/work.ts';
import { record, systemRows, tellOwner } from '../../store/change.ts';
import { showRow } from '../../store/rows.ts';

type Asked = {
  name: string;
  scopes: string[];
  days: number;
  addresses: string | null;
};
/** A key with its secret, which is stored as a hash only. */
type Made = { key: ApiKey; secret: string };

const hour = 3_600_000;
const later = (now: Date, hours: number): string => new Date(now.getTime() + hours * hour).toISOString();

/** A key that acts as the signed-in person, within scopes whose permissions they have. */
export const makeKey = async (work: Work, asked: Asked): Promise<Made> => {
  const { actor, now } = work;
  const scopes = asked.scopes as Permission[];
  const addresses = checkedAddresses(asked.addresses);
  const lacking = scopes.filter((scope) => !actor.permissions.includes(scope));
  if (lacking.length > 0)
    throw Invalid({ scopes: { code: 'api-keys.scopes-not-held', values: { list: lacking.join(', ') } } });
  const rows = systemRows(work);
  // One key of a person at a time, so that two at once are not both within the limit.
  const [user] = await rows.findAllToChange('users', { id: actor.userId });
  const active = (await rows.findAll('apiKeys', { userId: actor.userId, revokedAt: null })).filter(
    (key) => statusOfKey(key, now) === 'Active',
  );
  if (active.some(({ name }) => name === asked.name)) throw ConflictAt('name', 'api-keys.same-name');
  if (active.length >= mostKeys) throw Conflict({ code: 'api-keys.too-many', values: { max: mostKeys } });
  const secret = makeKeySecret();
  const { id } = await rows.insert('apiKeys', {
    companyId: actor.companyId,
    userId: actor.userId,
    name: asked.name,
    scopes,
    addresses,
    ...partsOf(secret),
    expiresAt: later(now, asked.days * 24),
    lastUsedAt: null,
    revokedAt: null,
    remindedAt: null,
    formerHash: null,
    formerUntil: null,
  });
  const key = await shown(work, id);
  await note(work, 'create', key);
  await tellOwner({ ...work, actor: visitor }, user as User, 'apiKeyMade', { name: key.name });
  return { key, secret };
};

type Rotation = { id: string; overlapHours: number; days: number };

/** A new secret of one's own key. The previous one stays valid for the overlap, but not beyond its expiry. */
export const rotateKey = async (work: Work, asked: Rotation): Promise<Made> => {
  const { actor, now } = work;
  const { id, userId } = await shown(work, asked.id);
  // An administrator who sees a colleague's key never gets its secret.
  if (userId !== actor.userId) throw RowMissing(nounOf('apiKeys'));
  const rows = systemRows(work);
  const [stored] = await rows.findAllToChange('apiKeys', { id });
  if (!stored || statusOfKey(stored, now) !== 'Active') throw Conflict('api-keys.ended');
  const secret = makeKeySecret();
  const until = new Date(Math.min(now.getTime() + asked.overlapHours * hour, Date.parse(stored.expiresAt)));
  await rows.update('apiKeys', stored, {
    ...partsOf(secret),
    formerHash: asked.overlapHours > 0 ? stored.secretHash : null,
    formerUntil: asked.overlapHours > 0 ? until.toISOString() : null,
    expiresAt: later(now, asked.days * 24),
    remindedAt: null,
  });
  const key = await shown(work, id);
  await note(work, 'rotate', key, { overlapHours: asked.overlapHours });
  const user = await rows.find('users', actor.userId);
  await tellOwner({ ...work, actor: visitor }, user as User, 'apiKeyRotated', { name: key.name });
  return { key, secret };
};

/** Ends a key of one's own or, for those who see them, of others. Both of its secrets are refused at the next request. */
export const revokeKey = async (work: Work, id: string): Promise<null> => {
  const { now, name } = work;
  const key = await shown(work, id);
  const rows = systemRows(work);
  const [stored] = await rows.findAllToChange('apiKeys', { id: key.id });
  if (!stored || stored.revokedAt !== null) return null;
  await rows.update('apiKeys', stored, {
    revokedAt: now.toISOString(),
    formerHash: null,
    formerUntil: null,
  });
  await note(work, 'revoke', key);
  const owner = await rows.find('users', key.userId);
  await tellOwner(work, owner as User, 'apiKeyRevoked', { name: key.name, person: name });
  return null;
};

const partsOf = (secret: string) => ({ prefix: prefixOfSecret(secret), secretHash: hashToken(secret) });

/** The key as its reader may see it: without the hashes. */
const shown = async (work: Work, id: string): Promise<ApiKey> => {
  const { transaction, actor } = work as Work & { actor: Actor };
  const key = await showRow(transaction, 'apiKeys', scopesOf(actor, 'show', 'apiKeys'), id);
  if (!key) throw RowMissing(nounOf('apiKeys'));
  return key as ApiKey;
};

const checkedAddresses = (list: string | null): string | null => {
  const { ranges, faults } = readRanges(list);
  if (faults.length > 0)
    throw Invalid({
      addresses: { code: 'settings.not-an-address', values: { words: faults.slice(0, 5).join(', ') } },
    });
  return ranges.length > 0 ? ranges.join('\n') : null;
};

const note = (work: Work, action: string, key: ApiKey, more: object = {}) => {
  const { id, companyId, name, prefix, scopes, expiresAt, addresses } = key;
  const after =
    action === 'revoke' ? { name, prefix } : { name, prefix, scopes, expiresAt, addresses, ...more };
  return record(work, { action, noun: 'apiKeys', target: id, companyId, after });
};
