import { describe, expect, test } from 'vitest';
import type { User } from '../contract/accounts/users.ts';
import { Refusal } from '../errors.ts';
import { recoveryActionsFor, whyNotRecovered } from './accountRecovery.ts';
import { actorOf, permissionsHeld, roleGiven } from './actorOf.ts';
import { type Actor, matches, passes, permissionFor, type Scope, scopeFor, visible } from './can.ts';
import { closingOf, whyClosed } from './closedAccount.ts';
import { beyond, letsIn, mayReadLink } from './keptLinks.ts';
import { permissionsOf } from './permissions.ts';
import { profileOf } from './profile.ts';
import { SessionEnded } from './sessionEnded.ts';
import { viewedAs, viewMinutes, whyNotViewed } from './viewing.ts';

const user: User = {
  id: 'USR-007',
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-02-05T08:00:00.000Z',
  userType: 'provider',
  companyId: 'CO-001',
  role: 'Manager',
  customRoleId: null,
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  displayName: null,
  email: 'ada@bench.example',
  phone: null,
  title: null,
  avatar: 'PIC-1',
  status: 'Active',
  verified: true,
  premium: false,
  agentRole: null,
  skills: ['Go'],
  education: ['BSc'],
  certifications: ['CKA'],
  profileViews: 3,
  loginCount: 4,
  statusReason: null,
  invitedAt: null,
  twoFactor: false,
  accessNote: null,
  erasedAt: null,
  lastLogin: '2026-03-05T08:00:00.000Z',
  lastActive: '2026-04-05T08:00:00.000Z',
};
const operator: Actor = {
  userId: 'USR-001',
  userType: 'admin',
  companyId: null,
  permissions: permissionsOf('Super Admin'),
};

describe('a user’s permissions', () => {
  test('come from the platform role, or entirely from a custom role', () => {
    expect(permissionsHeld(user, null)).toEqual(permissionsOf('Manager'));
    expect(permissionsHeld(user, { permissions: ['jobs.write'] })).toEqual(['jobs.write']);
    expect(actorOf(user, { permissions: ['jobs.write'] })).toEqual({
      userId: 'USR-007',
      userType: 'provider',
      companyId: 'CO-001',
      permissions: ['jobs.write'],
    });
  });

  test('come from the custom role that was assigned, and are empty if that role does not exist', async () => {
    const asked: unknown[] = [];
    const find = async (...question: unknown[]) => {
      asked.push(question);
      return { permissions: ['jobs.write'] };
    };
    expect(await roleGiven(user, find)).toBeNull();
    expect(asked).toEqual([]);
    expect(await roleGiven({ ...user, customRoleId: 'ROLE-1' }, find)).toEqual({
      permissions: ['jobs.write'],
    });
    expect(asked).toEqual([['roles', 'ROLE-1']]);
  });

  test('are part of the profile returned at sign-in', () => {
    expect(profileOf(user, { permissions: ['jobs.write'] })).toEqual({
      id: 'USR-007',
      email: 'ada@bench.example',
      firstName: 'Ada',
      lastName: 'Byron',
      fullName: 'Ada Byron',
      displayName: 'Ada Byron',
      avatar: 'PIC-1',
      userType: 'provider',
      role: 'Manager',
      companyId: 'CO-001',
      isActive: true,
      isVerified: true,
      lastLogin: '2026-03-05T08:00:00.000Z',
      createdAt: '2026-01-05T08:00:00.000Z',
      updatedAt: '2026-02-05T08:00:00.000Z',
      preferences: { notifications: true, privacy: 'company', language: 'en', timezone: 'UTC' },
      profile: { skills: ['Go'], education: ['BSc'], certifications: ['CKA'] },
      statistics: { profileViews: 3, totalLogins: 4, lastActive: '2026-04-05T08:00:00.000Z' },
      permissions: ['jobs.write'],
    });
    const other = profileOf({ ...user, displayName: 'Ada B.', status: 'Suspended' }, null);
    expect([other.displayName, other.isActive]).toEqual(['Ada B.', false]);
  });
});

describe('a scope', () => {
  const scopes: Scope[] = [
    { where: { companyId: 'CO-001' } },
    { where: { listed: true, type: 'x' }, only: ['name'] },
  ];

  test('governs the rows that match all its field values; the first matching scope wins', () => {
    expect(scopeFor(scopes, { companyId: 'CO-001', listed: true, type: 'x' })).toBe(scopes[0]);
    expect(scopeFor(scopes, { companyId: 'CO-002', listed: true, type: 'x' })).toBe(scopes[1]);
    expect(scopeFor(scopes, { companyId: 'CO-002', listed: true, type: 'y' })).toBeUndefined();
    expect(matches({ where: {} }, {})).toBe(true);
  });

  test('includes only its listed fields, or all but the hidden ones, and always id and version', () => {
    const fields = ['id', 'version', 'name', 'cost'];
    const through = (scope: Pick<Scope, 'only' | 'hide'>) => fields.filter((field) => passes(scope, field));
    expect(through({})).toEqual(fields);
    expect(through({ only: ['name'] })).toEqual(['id', 'version', 'name']);
    expect(through({ hide: ['cost', 'id', 'version'] })).toEqual(['id', 'version', 'name']);
    const row = { id: 'A', version: 1, name: 'Dana', cost: 1 };
    expect(visible({ where: {}, only: ['name'] }, row)).toEqual({ id: 'A', version: 1, name: 'Dana' });
    expect(visible({ where: {}, hide: ['cost'] }, row)).toEqual({ id: 'A', version: 1, name: 'Dana' });
    expect(visible({ where: {} }, row)).toBe(row);
  });

  test('requires the permission to read, change or delete', () => {
    const asked = (['list', 'show', 'create', 'edit', 'delete'] as const).map((verb) =>
      permissionFor(verb, 'jobs'),
    );
    expect(asked).toEqual(['market.read', 'market.read', 'jobs.write', 'jobs.write', 'jobs.delete']);
    expect(permissionFor('delete', 'mails')).toBe('security.write');
  });
});

describe('a user who is signed out', () => {
  const open = { status: 'Active', companyStatus: 'Active' };

  test('learns whether the account or its company was closed, the account first', () => {
    expect(closingOf(open)).toBeNull();
    expect(closingOf({ ...open, companyStatus: null })).toBeNull();
    expect(closingOf({ status: 'Suspended', companyStatus: 'Suspended' })).toBe('accountSuspended');
    expect(closingOf({ ...open, companyStatus: 'Pending Approval' })).toBe('companyPending');
  });

  test.each([
    ['Suspended', 'Active', 'sign-in.account-suspended'],
    ['Inactive', 'Active', 'sign-in.account-inactive'],
    ['Pending', 'Active', 'sign-in.account-pending'],
    ['Active', 'Suspended', 'sign-in.company-suspended'],
    ['Active', 'Inactive', 'sign-in.company-inactive'],
    ['Active', 'Pending Approval', 'sign-in.company-pending'],
  ])('sees the reason: account %s, company %s', (status, companyStatus, words) => {
    const accountStatus = { status, companyStatus };
    expect(whyClosed(accountStatus)).toBe(words);
    const ended = SessionEnded(accountStatus);
    expect(ended).toBeInstanceOf(Refusal);
    expect([ended.status, ended.code]).toEqual([401, words]);
    expect(ended.details).toEqual({ closing: closingOf(accountStatus) });
  });

  test('is only asked to sign in again if nothing was closed', () => {
    expect(whyClosed(open)).toBeNull();
    for (const ended of [SessionEnded(), SessionEnded(open)])
      expect([ended.status, ended.code, ended.message, ended.details]).toEqual([
        401,
        'sign-in.ended',
        'Your session has ended. Please sign in again.',
        undefined,
      ]);
  });
});

describe('account recovery', () => {
  const person = { id: 'USR-007', status: 'Active', twoFactor: true } as const;
  const company = { status: 'Active' } as const;

  test('offers a link and ending all sessions for active users, and a reset for those with a second factor', () => {
    expect(recoveryActionsFor(person)).toEqual(['passwordLink', 'secondFactorReset', 'signOut']);
    expect(recoveryActionsFor({ ...person, twoFactor: false })).toEqual(['passwordLink', 'signOut']);
    expect(recoveryActionsFor({ ...person, status: 'Suspended' })).toEqual(['secondFactorReset']);
  });

  test('is refused with a reason', () => {
    const why = (
      action: Parameters<typeof whyNotRecovered>[0],
      more: object = {},
      of: Parameters<typeof whyNotRecovered>[2] = company,
    ) => whyNotRecovered(action, { ...person, ...more }, of, operator);
    for (const action of ['passwordLink', 'secondFactorReset', 'signOut'] as const) {
      expect(why(action)).toBeNull();
      expect(why(action, {}, null)).toBeNull();
      expect(why(action, { id: 'USR-001' })).toBe('recovery.oneself');
    }
    expect(why('secondFactorReset', { twoFactor: false })).toBe('recovery.no-second-factor');
    expect(why('secondFactorReset', { status: 'Suspended' })).toBeNull();
    expect(why('passwordLink', { status: 'Suspended' })).toBe('recovery.inactive-user');
    expect(why('signOut', { status: 'Suspended' })).toBe('recovery.inactive-user');
    const closed = { status: 'Suspended' as const };
    expect(why('passwordLink', {}, closed)).toBe('recovery.inactive-company');
    expect(why('signOut', {}, closed)).toBeNull();
  });
});

describe('the link in a stored mail', () => {
  test('grants access to the account if it is an invitation or a reset', () => {
    expect(letsIn({ purpose: 'invitation' })).toBe(true);
    expect(letsIn({ purpose: 'reset' })).toBe(true);
    expect(letsIn({ purpose: 'notice' })).toBe(false);
  });

  test('is readable by operators who may change users and hold all permissions of its recipient', () => {
    const held = permissionsOf('Viewer');
    expect(mayReadLink(operator, permissionsOf('Super Admin'))).toBe(true);
    expect(mayReadLink(operator, null)).toBe(false);
    expect(
      mayReadLink({ ...operator, permissions: permissionsOf('Admin') }, permissionsOf('Super Admin')),
    ).toBe(false);
    expect(mayReadLink({ ...operator, permissions: [...held, 'security.write'] }, held)).toBe(false);
    expect(mayReadLink({ ...operator, permissions: [...held, 'users.write'] }, held)).toBe(true);
    expect(mayReadLink({ ...operator, userType: 'provider', companyId: 'CO-001' }, held)).toBe(false);
    expect(beyond({ permissions: ['a', 'b'] }, ['b', 'c', 'd'])).toEqual(['c', 'd']);
  });
});

describe('an operator viewing as another person', () => {
  test('is refused if that person is an operator, or cannot sign in', () => {
    const company = { status: 'Active' } as const;
    const person = { userType: 'provider', status: 'Active' } as const;
    expect(whyNotViewed(person, company)).toBeNull();
    expect(whyNotViewed({ ...person, userType: 'admin' }, company)).toBe('view.operator');
    expect(whyNotViewed({ ...person, status: 'Suspended' }, company)).toBe('view.inactive-user');
    for (const other of [null, { status: 'Suspended' } as const])
      expect(whyNotViewed(person, other)).toBe('view.inactive-company');
    expect(viewMinutes).toBe(30);
  });

  test('reads only what both of them may read', () => {
    const person: Actor = {
      userId: 'USR-007',
      userType: 'provider',
      companyId: 'CO-001',
      permissions: ['market.read', 'operations.read', 'jobs.write'],
    };
    expect(viewedAs(person, { ...operator, permissions: ['market.read', 'jobs.write'] })).toEqual({
      ...person,
      permissions: ['market.read'],
      viewedBy: 'USR-001',
    });
  });
});
