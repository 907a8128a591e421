import { actorOf, type RoleGiven } from '../../domain/access/actorOf.ts';
import type { Actor } from '../../domain/access/can.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import type { WorldStore } from './browser/worldStore.ts';

/** The signed-in user, with the name recorded in their changes. */
export type SignedIn = Actor & { name: string };

export const signedIn = (user: User, given: RoleGiven): SignedIn => ({
  ...actorOf(user, given),
  name: user.fullName,
});

/** This user's custom role, as stored. */
export const givenIn = (store: WorldStore, { customRoleId }: User): RoleGiven =>
  customRoleId === null ? null : (store.find('roles', customRoleId) as RoleGiven);
