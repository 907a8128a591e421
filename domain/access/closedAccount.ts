import { Refusal } from '../errors.ts';

/** Status of an account and its company; an operator has no company. */
export type AccountStatus = { status: string; companyStatus: string | null };
export const closings = [
  'accountSuspended',
  'accountInactive',
  'accountPending',
  'companySuspended',
  'companyInactive',
  'companyPending',
] as const;
export type Closing = (typeof closings)[number];

/** What blocks sign-in: the account is checked before its company. Null while both are active. */
export const closingOf = ({ status, companyStatus }: AccountStatus): Closing | null => {
  const isOpen = (one: string | null) => one === null || one === 'Active';
  if (!isOpen(status)) return `account${status}` as Closing;
  return isOpen(companyStatus) ? null : (`company${companyStatus?.split(' ')[0]}` as Closing);
};

export const whyClosed = (accountStatus: AccountStatus): string | null => {
  const closing = closingOf(accountStatus);
  return closing && sentences[closing];
};

const sentences: Record<Closing, string> = {
  accountSuspended: 'Your account is suspended. Please contact support.',
  accountInactive: 'Your account is inactive. Please contact support.',
  accountPending: 'Your account is pending. Please contact support.',
  companySuspended: "Your company's account is suspended. Please contact support.",
  companyInactive: "Your company's account is inactive. Please contact support.",
  companyPending: "Your company's account is pending approval. Please contact support.",
};

/** Why a session ended, so that its owner learns whether the account or the company was closed. */
export const SessionEnded = (accountStatus?: AccountStatus) => {
  const closing = accountStatus ? closingOf(accountStatus) : null;
  return closing
    ? new Refusal(401, 'AccountClosed', sentences[closing], { details: { closing } })
    : new Refusal(401, 'NotSignedIn', 'Your session has ended. Please sign in again.');
};
