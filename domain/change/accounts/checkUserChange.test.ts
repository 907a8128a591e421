import { describe, expect, test } from 'vitest';
import { permissionsOf } from '../../access/permissions.ts';
import type { Permission } from '../../contract/accounts/permissions.ts';
import type { PlatformRole } from '../../contract/accounts/users.ts';
import type { NounName } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import { planCreate, planDelete, planEdit } from '../change.ts';
import type { Context } from '../context.ts';
import { readerOver } from '../testing/readerOver.ts';

const kept = { version: 1, createdAt: '2026-01-05T08:00:00.000Z', updatedAt: '2026-01-05T08:00:00.000Z' };
const user = (id: string, role: PlatformRole, more: object = {}): Row => ({
  ...kept,
  id,
  userType: 'admin',
  companyId: null,
  role,
  customRoleId: null,
  firstName: 'Ada',
  lastName: id,
  fullName: `Ada ${id}`,
  displayName: null,
  email: `${id.toLowerCase()}@talentbench.example`,
  phone: null,
  title: null,
  avatar: null,
  status: 'Active',
  verified: true,
  premium: false,
  agentRole: null,
  skills: [],
  education: [],
  certifications: [],
  profileViews: 0,
  loginCount: 0,
  statusReason: null,
  invitedAt: null,
  lastLogin: null,
  lastActive: null,
  ...more,
});
const role = (id: string, kind: string, permissions: readonly Permission[]): Row => ({
  ...kept,
  id,
  kind,
  name: id,
  description: 'For a test',
  permissions,
});

const [chief, other, manager] = [
  user('USR-001', 'Super Admin'),
  user('USR-002', 'Super Admin'),
  user('USR-003', 'Manager'),
];
const member = user('USR-004', 'User', { userType: 'provider', companyId: 'CO-001' });
const aide = user('USR-005', 'Viewer', { customRoleId: 'ROLE-003' });
const [fixed, desk, own] = [
  role('ROLE-001', 'platform', permissionsOf('Viewer')),
  role('ROLE-002', 'console', ['market.read', 'users.write']),
  role('ROLE-003', 'custom', ['market.read', 'users.write', 'roles.write']),
];
const strong = role('ROLE-004', 'custom', ['security.write']);
const company: Row = { ...kept, id: 'CO-001', type: 'provider', status: 'Active' };

const world = (users: Row[]): Partial<Record<NounName, Row[]>> => ({
  users,
  roles: [fixed, desk, own, strong],
  companies: [company],
});
const everybody = [chief, other, manager, member, aide];
const as = ({ id, role: held }: Row, permissions?: readonly string[]): Context => ({
  actor: {
    userId: id,
    userType: 'admin',
    companyId: null,
    permissions: permissions ?? permissionsOf(held as PlatformRole),
  },
  name: id,
  now: new Date('2026-06-15T09:00:00.000Z'),
});

const edit = (who: Row, before: Row, changes: object, users = everybody) =>
  planEdit(
    before.id.startsWith('ROLE') ? 'roles' : 'users',
    before,
    changes,
    as(who),
    readerOver(world(users)),
  );
const remove = (who: Row, before: Row, users = everybody) =>
  planDelete(before.id.startsWith('ROLE') ? 'roles' : 'users', before, as(who), readerOver(world(users)));
const refused = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => Promise.reject(new Error('was not refused')),
    (reason: { status: number; message: string; errors?: object }) => reason,
  );
  return [error.status, error.message, Object.keys(error.errors ?? {})];
};

describe('permission limits', () => {
  test('refuse to assign a role with more permissions than the assigner’s', async () => {
    expect(await refused(edit(manager, member, { role: 'Admin' }))).toEqual([
      403,
      'This role has permissions you don’t have: companies.write, signUps.write, billing.write, integrations.write, settings.write',
      ['role'],
    ]);
    expect(await refused(edit(manager, member, { customRoleId: strong.id }))).toEqual([
      403,
      'This role has permissions you don’t have: security.write',
      ['customRoleId'],
    ]);
    expect(await edit(manager, member, { role: 'Manager' })).toEqual({ role: 'Manager' });
  });

  test('refuse to add a user with more permissions than the creator’s', async () => {
    const form = { userType: 'admin', firstName: 'A', lastName: 'B', email: 'a@b.example' };
    const make = (more: object) =>
      planCreate('users', { ...form, ...more }, as(manager), readerOver(world(everybody)));
    expect((await refused(make({ role: 'Super Admin' })))[0]).toBe(403);
    expect(await make({ role: 'User' })).toMatchObject({ role: 'User', customRoleId: null });
  });

  test('refuse to edit, suspend or delete a user with more permissions', async () => {
    for (const changes of [
      { firstName: 'X' },
      { status: 'Suspended', statusReason: 'A test' },
      { role: 'Viewer' },
    ])
      expect(await refused(edit(manager, chief, changes))).toEqual([
        403,
        expect.stringMatching(/^This account has permissions you don’t have: companies.write, /),
        [],
      ]);
    const remover = as(manager, [...permissionsOf('Manager'), 'users.delete']);
    const removal = planDelete('users', chief, remover, readerOver(world(everybody)));
    expect((await refused(removal))[0]).toBe(403);
  });

  test('use the permissions of a custom role, not those of the platform role behind it', async () => {
    expect((await refused(edit(manager, aide, { firstName: 'X' })))[1]).toMatch(/roles\.write$/);
    const plain = user('USR-006', 'Super Admin', { customRoleId: desk.id });
    expect(await edit(manager, plain, { firstName: 'X' }, [...everybody, plain])).toMatchObject({
      firstName: 'X',
    });
  });

  test('refuse to change one’s own role, and to suspend or delete oneself', async () => {
    expect(await refused(edit(chief, chief, { role: 'Viewer' }))).toEqual([
      409,
      'You can’t change your own role',
      ['role'],
    ]);
    expect(await refused(edit(chief, chief, { customRoleId: desk.id }))).toEqual([
      409,
      'You can’t change your own role',
      ['customRoleId'],
    ]);
    expect(await refused(edit(chief, chief, { status: 'Suspended', statusReason: 'A test' }))).toEqual([
      409,
      'You can’t suspend yourself',
      ['status'],
    ]);
    expect(await refused(remove(chief, chief))).toEqual([409, 'You can’t delete yourself', []]);
    expect(await edit(chief, chief, { title: 'Head' })).toEqual({ title: 'Head' });
  });
});

describe('the last Super Admin', () => {
  const doer = user('USR-009', 'Super Admin', { status: 'Pending' });
  const alone = [chief, manager, doer];
  test('cannot be demoted, suspended, deleted or given another role', async () => {
    for (const changes of [
      { role: 'Admin' },
      { status: 'Suspended', statusReason: 'A test' },
      { customRoleId: desk.id },
    ])
      expect(await refused(edit(doer, chief, changes, alone))).toEqual([
        409,
        'At least one active Super Admin must remain',
        [],
      ]);
    expect((await refused(remove(doer, chief, alone)))[0]).toBe(409);
  });

  test('can be removed once there is another one', async () => {
    expect(await edit(other, chief, { role: 'Admin' })).toEqual({ role: 'Admin' });
    await remove(other, chief);
  });
});

describe('roles', () => {
  const make = (who: Row, form: object) =>
    planCreate('roles', { name: 'Desk', description: 'D', ...form }, as(who), readerOver(world(everybody)));

  test('are created as custom roles with existing permissions, each listed once', async () => {
    expect(await make(chief, { permissions: ['market.read'] })).toMatchObject({ kind: 'custom' });
    for (const permissions of [['all.write'], ['market.read', 'market.read'], 'market.read'])
      expect((await refused(make(chief, { permissions })))[2]).toEqual(['permissions']);
    expect((await refused(make(chief, { permissions: [], kind: 'console' })))[2]).toEqual(['kind']);
  });

  test('hold no more permissions than their creator', async () => {
    const keeper = as(manager, ['administration.read', 'market.read', 'roles.write']);
    const form = { name: 'Desk', description: 'D', permissions: ['market.read', 'users.write'] };
    expect(await refused(planCreate('roles', form, keeper, readerOver(world([manager]))))).toEqual([
      403,
      'This role has permissions you don’t have: users.write',
      ['permissions'],
    ]);
    expect(
      (await refused(planEdit('roles', strong, { permissions: [] }, keeper, readerOver(world([])))))[0],
    ).toBe(403);
  });

  test('that are built in are refused with the reason', async () => {
    for (const one of [fixed, desk]) {
      const reason = 'Built-in roles can’t be changed. Add a custom role instead.';
      expect(await refused(edit(chief, one, { name: 'Mine' }))).toEqual([403, reason, []]);
      expect(await refused(remove(chief, one))).toEqual([403, reason, []]);
    }
  });

  test('cannot be deleted while a user has them', async () => {
    expect(await refused(remove(chief, own))).toEqual([
      409,
      'This role is in use. Assign its users another role first.',
      [],
    ]);
    await remove(chief, strong);
  });

  test('cannot be changed by a user who has them', async () => {
    const holder = as({ ...aide, role: 'Super Admin' });
    expect(
      (await refused(planEdit('roles', own, { permissions: [] }, holder, readerOver(world(everybody)))))[1],
    ).toBe('You can’t change a role that is assigned to you');
  });

  test('are assigned by type: console roles to operators only, platform roles never', async () => {
    expect(await refused(edit(chief, member, { customRoleId: desk.id }))).toEqual([
      400,
      'customRoleId: Console roles are only for operators',
      ['customRoleId'],
    ]);
    expect((await refused(edit(chief, manager, { customRoleId: fixed.id })))[2]).toEqual(['customRoleId']);
    expect(await edit(chief, manager, { customRoleId: desk.id })).toEqual({ customRoleId: desk.id });
    expect(await edit(chief, member, { customRoleId: own.id })).toEqual({ customRoleId: own.id });
  });
});
