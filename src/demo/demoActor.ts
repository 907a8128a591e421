import { asOperator, mayCall } from '../../domain/access/can.ts';
import { viewedAs } from '../../domain/access/viewing.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { givenIn, type SignedIn, signedIn } from '../dataProvider/signedIn.ts';
import { type DemoView, holderOf, viewOf } from './demoTokens.ts';
import { openAccount } from './openAccount.ts';
import { openSession } from './openSession.ts';

/** The user whose session a token is. Throws if the account or its company is closed. */
export const demoActor = (
  store: WorldStore,
  token: string | null | undefined,
  now: Date = new Date(),
): SignedIn | null => {
  const view = viewOf(token);
  if (view) return lookingActor(store, view, now);
  const holder = holderOf(token);
  if (!holder || !store.find('users', holder)) return null;
  const user = openSession(store, holder);
  return signedIn(user, givenIn(store, user));
};

/** The user that an operator is viewing as; null if either may no longer do so or the time is up. */
const lookingActor = (store: WorldStore, { userId, by, until }: DemoView, now: Date): SignedIn | null => {
  const [person, viewer] = [personOf(store, userId), personOf(store, by)];
  if (!person || !viewer || until <= now || person.userType === 'admin') return null;
  return mayCall(viewer, asOperator) ? { ...viewedAs(person, viewer), name: person.name } : null;
};

const personOf = (store: WorldStore, userId: string): SignedIn | null => {
  try {
    const user = openAccount(store, userId);
    return signedIn(user, givenIn(store, user));
  } catch {
    return null;
  }
};
