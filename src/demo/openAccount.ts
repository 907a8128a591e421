import type { User } from '../../domain/contract/users.ts';
import { NotAllowed } from '../../domain/errors.ts';
import type { WorldStore } from '../dataProvider/worldStore.ts';

/** The person, if the account and its company are open; else why they are not. */
export const openAccount = (store: WorldStore, userId: string): User => {
  const user = store.find('users', userId) as User | null;
  const company = user?.companyId ? store.find('companies', user.companyId) : null;
  if (!user) throw NotAllowed('This account is no longer here. Please sign in again.');
  if (user.status !== 'Active') throw closed('Your account', user.status);
  if (company && company.status !== 'Active') throw closed("Your company's account", String(company.status));
  return user;
};

const closed = (what: string, status: string) =>
  NotAllowed(`${what} is ${status.toLowerCase()}. Please contact support.`);
