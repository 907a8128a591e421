import type { Actor } from '../../domain/access/can.ts';
import { permissionsOf } from '../../domain/access/permissions.ts';
import type { User } from '../../domain/contract/users.ts';

/** The signed-in person, with the name that is written on what they do. */
export type SignedIn = Actor & { name: string };

export const signedIn = (user: User): SignedIn => ({
  userId: user.id,
  userType: user.userType,
  companyId: user.companyId,
  permissions: permissionsOf(user.role),
  name: user.fullName,
});
