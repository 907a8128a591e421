import type { Rows } from '../../contract/index.ts';
import type { Behavior } from '../behavior.ts';
import { checkRoleChange } from '../checkUserChange.ts';

export const roles: Behavior<Rows['roles']> = {
  check: checkRoleChange,
  checkDelete: (before, context, reader) => checkRoleChange(before, null, context, reader),
};
