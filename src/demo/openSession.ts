import { closingOf } from '../../domain/access/closedAccount.ts';
import { SessionEnded } from '../../domain/access/sessionEnded.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { accountStatusOf } from './openAccount.ts';

/** The user of the session, if there is one and the account is open. Otherwise throws the reason. */
export const openSession = (store: WorldStore, userId: string | undefined): User => {
  const user = userId ? (store.find('users', userId) as User | null) : null;
  if (!user) throw SessionEnded();
  const accountStatus = accountStatusOf(store, user);
  if (closingOf(accountStatus)) throw SessionEnded(accountStatus);
  return user;
};
