import { can } from '../../domain/access/can.ts';
import { viewedAs } from '../../domain/access/viewing.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { givenIn, type SignedIn, signedIn } from '../dataProvider/signedIn.ts';
import { type DemoView, holderOf, viewOf } from './demoTokens.ts';
import { openAccount } from './openAccount.ts';
import { openSession } from './openSession.ts';

/** Whom a token stands for at this moment; whoever's account or company has been closed is told so. */
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

/** Somebody through whose eyes an operator looks, while both may and the time is not up. */
const lookingActor = (store: WorldStore, { userId, by, until }: DemoView, now: Date): SignedIn | null => {
  const [person, viewer] = [personOf(store, userId), personOf(store, by)];
  if (!person || !viewer || until <= now || person.userType === 'admin') return null;
  return can(viewer, 'edit', 'users') ? { ...viewedAs(person, viewer), name: person.name } : null;
};

const personOf = (store: WorldStore, userId: string): SignedIn | null => {
  try {
    const user = openAccount(store, userId);
    return signedIn(user, givenIn(store, user));
  } catch {
    return null;
  }
};
