import { api } from './api.ts';
import { landingPath } from './areaPaths.ts';
import { http } from './http.ts';
import { clearSession, holdIn, readSession, type SignInAnswer } from './session.ts';

/** The browser let no new tab open. */
export class TabBlocked extends Error {}

/**
 * Looks through somebody's eyes in a tab of its own, whose session is kept there and nowhere else. The tab has to open
 * in the press of a button, before the server is asked; where it refuses, the tab closes again.
 */
export const openView = async (userId: string): Promise<void> => {
  const tab = window.open('', '_blank');
  if (!tab) throw new TabBlocked();
  try {
    const answer = await api.post(`users/${encodeURIComponent(userId)}/views`).json<SignInAnswer>();
    tab.sessionStorage.clear();
    holdIn(tab.sessionStorage, answer);
    tab.opener = null;
    tab.location.replace(landingPath(answer.data?.user?.userType ?? ''));
  } catch (error) {
    tab.close();
    throw error;
  }
};

/** Ends the look and closes its tab; where the browser keeps it open, it leads back to whoever is signed in. */
export const stopView = async (): Promise<void> => {
  const held = readSession();
  if (!held?.user?.viewing) return;
  await http
    .post('auth/logout', { headers: { Authorization: `Bearer ${held.token}` } })
    .catch((error: unknown) => console.warn('The server was not told of the end.', error));
  clearSession('signedOut');
  window.close();
};
