import { mayCall, type Party } from '../../access/can.ts';
import { NotAllowed } from '../../errors.ts';
import { matchingAccess } from './matchingAccess.ts';

export const checkMatching = (actor: Party): void => {
  if (!mayCall(actor, matchingAccess)) throw NotAllowed();
};
