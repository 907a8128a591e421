import { Refusal } from '../errors.ts';
import { type AccountStatus, closingOf, whyClosed } from './closedAccount.ts';

/** Why a session ended, so that its owner learns whether the account or the company was closed. */
export const SessionEnded = (accountStatus?: AccountStatus) => {
  const why = accountStatus ? whyClosed(accountStatus) : null;
  return why && accountStatus
    ? new Refusal(401, why, { details: { closing: closingOf(accountStatus) } })
    : new Refusal(401, 'sign-in.ended');
};
