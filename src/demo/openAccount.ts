import { type AccountStatus, whyClosed } from '../../domain/access/closedAccount.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { NotAllowed } from '../../domain/errors.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';

/** The user, if the account and its company are open. Otherwise throws the reason. */
export const openAccount = (store: WorldStore, userId: string): User => {
  const user = store.find('users', userId) as User | null;
  if (!user) throw NotAllowed('sign-in.account-gone');
  const closed = whyClosed(accountStatusOf(store, user));
  if (closed) throw NotAllowed(closed);
  return user;
};

export const accountStatusOf = (store: WorldStore, { status, companyId }: User): AccountStatus => {
  const company = companyId ? store.find('companies', companyId) : null;
  return { status, companyStatus: company && String(company.status) };
};
