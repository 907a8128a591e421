import type { User } from '../contract/users.ts';
import type { Actor } from './can.ts';
import { permissionsOf } from './permissions.ts';

/** A person as the rules see one. */
export const actorOf = ({ id, userType, companyId, role }: User): Actor => ({
  userId: id,
  userType,
  companyId,
  permissions: permissionsOf(role),
});
