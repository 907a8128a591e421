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
  for (const { token } of held) void endOnServer(token);
};

/** Ends a session on the server. A failure is only logged: the session expires there by itself. */
export const endOnServer = (token: string): Promise<unknown> =>
  call('POST /auth/logout', {}, { headers: { Authorization: `Bearer ${token}` }, keepalive: true }).catch(
    (error: unknown) => console.warn('The session could not be ended on the server.', error),
  );
