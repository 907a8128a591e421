import { http } from './http.ts';
import { clearSession } from './session.ts';
import { heldSessions } from './sessionStore.ts';

/** Forgets every session held here, and in every other tab, at once; the server is told, but its answer changes nothing. */
export const signOut = () => {
  const held = heldSessions();
  clearSession('signedOut');
  for (const { token, refreshToken } of held)
    http
      .post('auth/logout', {
        json: { refreshToken },
        headers: { Authorization: `Bearer ${token}` },
        keepalive: true,
      })
      .catch((error: unknown) => console.warn('The server was not told of the sign-out.', error));
};
