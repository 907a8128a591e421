import { addressOfPage } from '../platform/siteAddress.ts';
import { api } from './api.ts';
import { landingPath } from './areaPaths.ts';
import { call } from './call.ts';
import { clearSession, holdIn, readSession } from './session.ts';
import { endOnServer } from './signOut.ts';

/** The browser blocked the new tab. */
export class TabBlocked extends Error {}

/**
 * Views as another person in a new tab, whose session is stored only there. The tab must open during the
 * click, before the server is called; if the server refuses, the tab closes again.
 */
export const openView = async (userId: string): Promise<void> => {
  const tab = window.open('', '_blank');
  if (!tab) throw new TabBlocked();
  try {
    const answer = await call('POST /users/{id}/views', { id: userId }, { by: api });
    tab.sessionStorage.clear();
    holdIn(tab.sessionStorage, answer);
    tab.opener = null;
    tab.location.replace(addressOfPage(landingPath(answer.data.user.userType)));
  } catch (error) {
    tab.close();
    throw error;
  }
};

/** Ends the view and closes its tab; if the browser keeps it open, returns to the signed-in operator. */
export const stopView = async (): Promise<void> => {
  const held = readSession();
  if (!held?.user?.viewing) return;
  await endOnServer(held.token);
  clearSession('signedOut');
  window.close();
};
