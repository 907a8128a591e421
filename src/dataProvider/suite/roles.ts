import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

/** Custom roles and their assignment. */
export const customRoles = (as: As): void => {
  const make = async (permissions: readonly string[]) =>
    (
      await (
        await as('admin')
      ).create<Row>('roles', {
        data: { name: `Role ${freshWord()}`, description: 'For a test', permissions },
      })
    ).data as Row;
  const addOperator = async (columns: object = {}) => {
    const email = `${freshWord()}@talentbench.example`;
    const form = { userType: 'admin', firstName: 'Test', lastName: 'Operator', email, ...columns };
    return (await (await as('admin')).create<Row>('users', { data: form })).data as Row;
  };
  const found = async (noun: string, filter: object) =>
    (await list(await as('admin'), noun, { filter: filter as Record<string, unknown> })).data[0] as Row;

  test('a custom role can be created and assigned, and cannot be deleted while a user has it', async () => {
    const admin = await as('admin');
    const role = await make(['market.read', 'tickets.write']);
    expect(role).toMatchObject({ kind: 'custom', permissions: ['market.read', 'tickets.write'] });
    const { data: holder } = await edit(admin, 'users', await addOperator(), { customRoleId: role.id });
    expect(await list(admin, 'users', { filter: { customRoleId: role.id } })).toMatchObject({ total: 1 });
    const held = await refusal(admin.delete('roles', { id: role.id, previousData: role }));
    expect([held.status, held.message]).toEqual([
      409,
      'This role is in use. Assign its users another role first.',
    ]);
    await edit(admin, 'users', holder, { customRoleId: null });
    await admin.delete('roles', { id: role.id, previousData: role });
    expect((await list(admin, 'roles', { filter: { name: role.name } })).total).toBe(0);
  });

  test('a role can contain only existing permissions, and is created as custom', async () => {
    const data = { name: 'Desk', description: 'D', permissions: ['everything'] };
    const unknown = await refusal((await as('admin')).create('roles', { data }));
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { permissions: 'This permission does not exist' },
    ]);
    const kind = await refusal(
      (await as('admin')).create('roles', { data: { ...data, permissions: [], kind: 'platform' } }),
    );
    expect([kind.status, fieldErrors(kind)]).toEqual([400, ['kind']]);
  });

  test('the built-in roles are read-only', async () => {
    const admin = await as('admin');
    for (const kind of ['platform', 'console']) {
      const role = await found('roles', { kind });
      for (const act of [
        () => edit(admin, 'roles', role, { description: 'Other words' }),
        () => admin.delete('roles', { id: role.id, previousData: role }),
      ]) {
        const error = await refusal(act());
        expect([error.status, error.message]).toEqual([
          403,
          'Built-in roles can’t be changed. Add a custom role instead.',
        ]);
      }
    }
  });

  test('company users cannot get a console role, and no user gets a platform role in addition to their own', async () => {
    const admin = await as('admin');
    const person = await found('users', { email: 'recruiter@talentbench.example' });
    const desk = await found('roles', { kind: 'console' });
    const error = await refusal(edit(admin, 'users', person, { customRoleId: desk.id }));
    expect([error.status, error.body.errors]).toEqual([
      400,
      { customRoleId: 'Console roles are only for operators' },
    ]);
    const platform = await found('roles', { kind: 'platform' });
    const other = await refusal(edit(admin, 'users', person, { customRoleId: platform.id }));
    expect([other.status, fieldErrors(other)]).toEqual([400, ['customRoleId']]);
  });

  test('users cannot change their own role, suspend or delete themselves', async () => {
    const admin = await as('admin');
    const own = await found('users', { email: 'admin@talentbench.example' });
    for (const [changes, field] of [
      [{ role: 'Viewer' }, 'role'],
      [{ status: 'Suspended', statusReason: 'A test' }, 'status'],
    ] as const) {
      const error = await refusal(edit(admin, 'users', own, changes));
      expect([error.status, fieldErrors(error)]).toEqual([409, [field]]);
    }
    expect((await refusal(admin.delete('users', { id: own.id, previousData: own }))).status).toBe(409);
  });

  test('roles are for operators only', async () => {
    for (const user of ['provider', 'recruiter', 'viewer'] as const)
      expect((await refusal(list(await as(user), 'roles'))).status).toBe(403);
  });
};
