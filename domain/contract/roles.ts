import { list, longText, oneOf, text } from './fields.ts';
import { defineNoun, type RowOf } from './noun.ts';

export const roleKinds = ['platform', 'console'] as const;

/** A named set of permissions: the platform roles everybody holds one of, and the operators' console roles. */
export const roles = defineNoun({
  name: 'roles',
  label: 'Role',
  plural: 'Roles',
  prefix: 'ROLE',
  fields: {
    name: text('Role', 60),
    kind: oneOf('Kind', roleKinds),
    description: longText('Description', 300),
    permissions: list('Permissions'),
  },
  fixed: ['kind'],
  search: ['name', 'description'],
  title: 'name',
});
export type Role = RowOf<typeof roles>;
