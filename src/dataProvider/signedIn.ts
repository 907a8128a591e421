import { actorOf } from '../../domain/access/actorOf.ts';
import type { Actor } from '../../domain/access/can.ts';
import type { User } from '../../domain/contract/users.ts';

/** The signed-in person, with the name that is written on what they do. */
export type SignedIn = Actor & { name: string };

export const signedIn = (user: User): SignedIn => ({ ...actorOf(user), name: user.fullName });
