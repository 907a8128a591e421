import { NotAllowed, ViewOnly } from '../errors.ts';
import { type Actor, mayCall, type Needed } from './can.ts';
import { checkProof } from './freshProof.ts';
import { type ByKey, checkKey } from './keyAdmission.ts';

/** What a call takes, whether it only reads, and whether it can be made by key. */
type Call = {
  access: 'public' | 'signedIn' | Needed | undefined;
  reads: boolean;
  byKey?: ByKey | undefined;
  /** Whether it takes a session that was proven lately. */
  freshProof?: true | undefined;
};

/**
 * Refuses a signed-in caller whom a call does not admit, before its input is read: what is wrong with the
 * input is the business only of those who may make the call. Server and demo check in this order.
 */
export const checkAdmission = (actor: Actor, { access, reads, byKey, freshProof }: Call): void => {
  const { key } = actor;
  if (actor.viewedBy && !reads) throw ViewOnly();
  if (key) checkKey({ ...actor, key }, { access, byKey });
  if (typeof access === 'object' && !mayCall(actor, access)) throw NotAllowed();
  if (freshProof) checkProof(actor);
};
