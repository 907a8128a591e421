import { closingOf, SessionEnded } from '../../domain/access/closedAccount.ts';
import type { User } from '../../domain/contract/users.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { accountStatusOf } from './openAccount.ts';

/** Whose session it is, as long as there is one and the account is open; else why it is over. */
export const openSession = (store: WorldStore, userId: string | undefined): User => {
  const user = userId ? (store.find('users', userId) as User | null) : null;
  if (!user) throw SessionEnded();
  const accountStatus = accountStatusOf(store, user);
  if (closingOf(accountStatus)) throw SessionEnded(accountStatus);
  return user;
};
