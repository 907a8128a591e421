import type { Code } from '../messages/message.ts';

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

export const whyClosed = (accountStatus: AccountStatus): Code | null => {
  const closing = closingOf(accountStatus);
  return closing && codes[closing];
};

const codes: Record<Closing, Code> = {
  accountSuspended: 'sign-in.account-suspended',
  accountInactive: 'sign-in.account-inactive',
  accountPending: 'sign-in.account-pending',
  companySuspended: 'sign-in.company-suspended',
  companyInactive: 'sign-in.company-inactive',
  companyPending: 'sign-in.company-pending',
};
