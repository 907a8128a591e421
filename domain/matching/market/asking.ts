import { mayCall, type Needed, type Party } from '../../access/can.ts';
import { NotAllowed } from '../../errors.ts';

/** Matching is for recruiters with access to the talent pool. */
export const matchingAccess = {
  noun: 'talentPools',
  verb: 'list',
  userType: 'recruiter',
} as const satisfies Needed;

export const checkMatching = (actor: Party): void => {
  if (!mayCall(actor, matchingAccess)) throw NotAllowed();
};
