import { z } from 'zod';
import { longText, oneOf, text } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { permissions } from './permissions.ts';

const roleKinds = ['platform', 'console', 'custom'] as const;

const permissionList = z
  .array(z.enum(permissions, 'roles.unknown-permission'), 'list.enter')
  .refine((held) => new Set(held).size === held.length, 'roles.permission-twice')
  .meta({ label: 'Permissions', column: 'text[]' });

/**
 * A named set of permissions: the platform roles, of which every user has one, the operators' console roles,
 * and custom roles. Only custom roles can be created, changed and deleted.
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
  frozen: ({ kind }) => (kind === 'custom' ? null : 'roles.built-in'),
});
export type Role = RowOf<typeof roles>;
