import { can, type Party } from '../../access/can.ts';
import { NotAllowed } from '../../errors.ts';

/** Matching is for recruiters with access to the talent pool. */
export const checkMatching = (actor: Party): void => {
  if (actor.userType !== 'recruiter' || !can(actor, 'list', 'talentPools')) throw NotAllowed();
};
