import { type Actor, can } from '../../access/can.ts';
import { NotAllowed } from '../../errors.ts';

/** Matching is for recruiters who may look at the market. */
export const checkMatching = (actor: Actor): void => {
  if (actor.userType !== 'recruiter' || !can(actor, 'list', 'searches')) throw NotAllowed();
};
