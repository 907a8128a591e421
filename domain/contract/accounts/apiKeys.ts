import { z } from 'zod';
import { instant, longText, matching, optional, reference, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { nobody } from '../seenBy.ts';
import { type Permission, permissions } from './permissions.ts';

/**
 * Permissions that no key carries: accounts, roles, settings, security, and connections that would outlive the key stay with
 * people.
 */
const ofPeople: readonly Permission[] = [
  'users.write',
  'signUps.write',
  'integrations.write',
  'settings.write',
  'companies.delete',
  'users.delete',
  'roles.write',
  'security.write',
  'platform.write',
];

/** The permissions that a key may carry: its scopes. */
export const keyScopes: readonly Permission[] = permissions.filter((one) => !ofPeople.includes(one));
/** The scopes that change nothing. */
export const readScopes: readonly Permission[] = keyScopes.filter((scope) => scope.endsWith('.read'));

/** Days for which a key can be issued. */
export const keyDays = [30, 90, 365] as const;
/** Hours for which the previous secret of a rotated key can stay valid. */
export const keyOverlaps = [0, 1, 24] as const;
/** Active keys of one person. */
export const mostKeys = 10;

export const scopeList = z
  .array(
    z
      .enum(permissions, 'api-keys.unknown-scope')
      .refine((one) => keyScopes.includes(one), 'api-keys.unknown-scope'),
    'list.enter',
  )
  .min(1, 'api-keys.no-scope')
  .refine((held) => new Set(held).size === held.length, 'roles.permission-twice')
  .meta({ label: 'Scopes', column: 'text[]', choices: keyScopes });

const secretHash = (label: string) => matching(label, /^[0-9a-f]{64}$/, 'calendars.not-a-hash');

/**
 * A secret with which a person's own program uses the API as that person, within the scopes of the key. Only the secret's
 * SHA-256 is stored. A key changes by rotation and revocation alone, so no form writes one.
 */
export const apiKeys = defineNoun({
  name: 'apiKeys',
  label: 'API Key',
  plural: 'API Keys',
  prefix: 'KEY',
  fields: {
    companyId: optional(reference('Company', 'companies')),
    userId: reference('User Account', 'users', 'removed'),
    name: text('Name', 60),
    scopes: scopeList,
    /** The first characters of the secret, by which people and scanners tell keys apart. */
    prefix: text('Prefix', 20),
    /** Addresses and ranges from which the key may be used; any, if there are none. */
    addresses: optional(longText('Allowed Addresses', 2000)),
    expiresAt: instant('Expires'),
    /** To the minute. */
    lastUsedAt: optional(instant('Last Used')),
    revokedAt: optional(instant('Revoked')),
    /** When the owner was reminded that the key expires. */
    remindedAt: nobody(optional(instant('Reminded'))),
    secretHash: nobody(secretHash('Secret')),
    /** After a rotation, the previous secret is valid until `formerUntil`. */
    formerHash: nobody(optional(secretHash('Previous Secret'))),
    formerUntil: optional(instant('Previous Secret Valid Until')),
  },
  serverSet: ['prefix', 'lastUsedAt', 'revokedAt', 'remindedAt', 'secretHash', 'formerHash', 'formerUntil'],
  fixed: ['companyId', 'userId', 'scopes', 'expiresAt'],
  search: ['name', 'prefix'],
  title: 'name',
});
export type ApiKey = RowOf<typeof apiKeys>;

export const keyStatuses = ['Active', 'Expired', 'Revoked'] as const;
export type KeyStatus = (typeof keyStatuses)[number];

/** A key is stored without a status, which follows from its dates. */
export const statusOfKey = (
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): KeyStatus => (revokedAt !== null ? 'Revoked' : new Date(expiresAt) <= now ? 'Expired' : 'Active');
