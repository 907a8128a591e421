import { call } from './call.ts';
import { clearSession, type SessionEnd } from './session.ts';
import { endingSessions } from './sessionStore.ts';

/**
 * Ends every session stored here, and in every other tab, at once; the server is informed, but its response
 * is ignored.
 */
export const signOut = () => leaveSession('signedOut');

/** The same after inactivity: signing in again returns to the page. */
export const endIdleSession = () => leaveSession('expired');

const leaveSession = (end: SessionEnd) => {
  const held = endingSessions();
  clearSession(end);
  for (const { token } of held)
    call('POST /auth/logout', {}, { headers: { Authorization: `Bearer ${token}` }, keepalive: true }).catch(
      (error: unknown) => console.warn('The server was not told of the sign-out.', error),
    );
};
