import { http } from './http.ts';
import { clearSession, readSession } from './session.ts';

/** Forgets the session here and in every other tab at once; the server is told, but its answer changes nothing. */
export const signOut = () => {
  const held = readSession();
  clearSession('signedOut');
  if (!held) return;
  http
    .post('auth/logout', {
      json: { refreshToken: held.refreshToken },
      headers: { Authorization: `Bearer ${held.token}` },
      keepalive: true,
    })
    .catch((error: unknown) => console.warn('The server was not told of the sign-out.', error));
};
