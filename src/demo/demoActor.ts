import { type SignedIn, signedIn } from '../dataProvider/signedIn.ts';
import type { WorldStore } from '../dataProvider/worldStore.ts';
import { holderOf } from './demoTokens.ts';
import { openAccount } from './openAccount.ts';

/** Whom a token stands for at this moment; nobody once the account or its company is closed. */
export const demoActor = (store: WorldStore, token: string | null | undefined): SignedIn | null => {
  const holder = holderOf(token);
  try {
    return holder ? signedIn(openAccount(store, holder)) : null;
  } catch {
    return null;
  }
};
