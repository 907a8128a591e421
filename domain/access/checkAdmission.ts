import { NotAllowed, ViewOnly } from '../errors.ts';
import { type Actor, mayCall, type Needed } from './can.ts';

/** What a call takes, and whether it only reads. */
type Call = { access: 'public' | 'signedIn' | Needed | undefined; reads: boolean };

/**
 * Refuses a signed-in caller whom a call does not admit, before its input is read: what is wrong with the
 * input is the business only of those who may make the call. Server and demo check in this order.
 */
export const checkAdmission = (actor: Actor, { access, reads }: Call): void => {
  if (actor.viewedBy && !reads) throw ViewOnly();
  if (typeof access === 'object' && !mayCall(actor, access)) throw NotAllowed();
};
