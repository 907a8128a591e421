import { describe, expect, it } from 'vitest';
import { keyScopes, statusOfKey } from '../contract/accounts/apiKeys.ts';
import { type Permission, permissions } from '../contract/accounts/permissions.ts';
import { Refusal } from '../errors.ts';
import { type Actor, can } from './can.ts';
import { checkAdmission } from './checkAdmission.ts';
import { type ByKey, byKey } from './keyAdmission.ts';
import { permissionsOf } from './permissions.ts';

const manager: Actor = {
  userId: 'USR-1',
  userType: 'provider',
  companyId: 'CO-001',
  permissions: permissionsOf('Manager'),
};
const withKey = (scopes: readonly Permission[], person = manager) =>
  byKey(person, { id: 'KEY-001', label: 'Payroll (tb_live_AbCd…)', scopes });
type Access = Parameters<typeof checkAdmission>[1]['access'];
/** The code of the refusal, or null. */
const verdict = (actor: Actor, access: Access, scope?: ByKey) => {
  try {
    checkAdmission(actor, { access, reads: false, byKey: scope });
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

describe('a key', () => {
  it('holds what both the person and the key hold', () => {
    expect(withKey(['market.read', 'billing.write']).permissions).toEqual(['market.read']);
    expect(withKey(keyScopes).permissions).toEqual(
      manager.permissions.filter((one) => one !== 'users.write'),
    );
  });

  it('cannot carry permissions over accounts, roles, settings and security', () => {
    expect(permissions.filter((one) => !keyScopes.includes(one))).toEqual([
      'users.write',
      'signUps.write',
      'integrations.write',
      'settings.write',
      'companies.delete',
      'users.delete',
      'roles.write',
      'security.write',
      'platform.write',
    ]);
  });

  it('holds no other permission, even if its row names one', () => {
    const everyone = { ...manager, permissions };
    expect(withKey(['security.write', 'users.write', 'market.read'], everyone).permissions).toEqual([
      'market.read',
    ]);
  });

  it('is refused by scope, by person, or for everyone but people', () => {
    const edit = { noun: 'candidates', verb: 'edit' } as const;
    expect(verdict(withKey(['candidates.write']), edit)).toBeNull();
    expect(verdict(withKey(['market.read']), edit)).toBe('api-keys.scope');
    const viewer = { ...manager, permissions: permissionsOf('Viewer') };
    expect(verdict(withKey(['candidates.write'], viewer), edit)).toBe('access.refused');
    expect(verdict(withKey(keyScopes), { noun: 'users', verb: 'edit' })).toBe('api-keys.person-only');
    expect(verdict(withKey(keyScopes), { noun: 'signers', verb: 'edit' })).toBe('api-keys.person-only');
    expect(verdict(withKey(keyScopes), { noun: 'plans', verb: 'edit' })).toBe('access.refused');
  });

  it('opens a call for everyone signed in only where the call names a scope', () => {
    expect(verdict(withKey(keyScopes), 'signedIn')).toBe('api-keys.person-only');
    expect(verdict(withKey(['market.read']), 'signedIn', 'market.read')).toBeNull();
    expect(verdict(withKey(['tickets.write']), 'signedIn', 'market.read')).toBe('api-keys.scope');
    expect(verdict(withKey(['billing.write']), 'signedIn', 'billing.write')).toBe('access.refused');
    expect(verdict(withKey(keyScopes), { noun: 'candidates', verb: 'show' }, false)).toBe(
      'api-keys.person-only',
    );
    expect(verdict(manager, 'signedIn')).toBeNull();
    expect(verdict(withKey(keyScopes), 'public')).toBeNull();
  });

  it('cannot sign, wherever the check is made', () => {
    expect([can(manager, 'edit', 'signers'), can(withKey(keyScopes), 'edit', 'signers')]).toEqual([
      true,
      false,
    ]);
    expect(can(withKey(keyScopes), 'create', 'preferences')).toBe(false);
  });

  it('has a status that follows from its dates', () => {
    const now = new Date('2026-06-15T09:00:00.000Z');
    const at = now.toISOString();
    expect(statusOfKey({ revokedAt: null, expiresAt: '2026-06-15T09:00:00.001Z' }, now)).toBe('Active');
    expect(statusOfKey({ revokedAt: null, expiresAt: at }, now)).toBe('Expired');
    expect(statusOfKey({ revokedAt: at, expiresAt: at }, now)).toBe('Revoked');
  });
});
