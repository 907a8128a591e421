import type { Rows } from '../../contract/index.ts';
import { checkRoleChange } from '../accounts/checkUserChange.ts';
import type { Behavior } from '../behavior.ts';

export const roles: Behavior<Rows['roles']> = {
  check: checkRoleChange,
  checkDelete: (before, context, reader) => checkRoleChange(before, null, context, reader),
};
