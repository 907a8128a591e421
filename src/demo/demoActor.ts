import { type SignedIn, signedIn } from '../dataProvider/signedIn.ts';
import type { WorldStore } from '../dataProvider/worldStore.ts';
import { holderOf } from './demoTokens.ts';
import { openSession } from './openSession.ts';

/** Whom a token stands for at this moment; whoever's account or company has been closed is told so. */
export const demoActor = (store: WorldStore, token: string | null | undefined): SignedIn | null => {
  const holder = holderOf(token);
  return holder && store.find('users', holder) ? signedIn(openSession(store, holder)) : null;
};
