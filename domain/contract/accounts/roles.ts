import { z } from 'zod';
import { longText, oneOf, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { permissions } from './permissions.ts';

const roleKinds = ['platform', 'console', 'custom'] as const;

const permissionList = z
  .array(z.enum(permissions, 'This permission does not exist'), 'Enter a list')
  .refine((held) => new Set(held).size === held.length, 'Each permission can be listed only once')
  .meta({ label: 'Permissions', column: 'text[]' });

/**
 * A named set of permissions: the platform roles, of which every user has one, the operators' console roles,
 * and custom
 * roles. Only custom roles can be created, changed and deleted.
 */
export const roles = defineNoun({
  name: 'roles',
  label: 'Role',
  plural: 'Roles',
  prefix: 'ROLE',
  fields: {
    name: text('Role', 60),
    kind: oneOf('Kind', roleKinds),
    description: longText('Description', 300),
    permissions: permissionList,
  },
  fixed: ['kind'],
  defaults: { kind: 'custom' },
  search: ['name', 'description'],
  title: 'name',
  frozen: ({ kind }) =>
    kind === 'custom' ? null : 'Built-in roles can’t be changed. Add a custom role instead.',
});
export type Role = RowOf<typeof roles>;
