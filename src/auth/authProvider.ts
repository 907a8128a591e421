import type { AuthProvider } from 'react-admin';
import { isApiError } from './ApiError.ts';
import { landingPath } from './areaPaths.ts';
import { endOf } from './endOf.ts';
import { mayAccess } from './mayAccess.ts';
import { clearSession, currentSession } from './session.ts';
import { type Credentials, signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

/** The session for react-admin. Answers from memory, as lists ask per row. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    const outcome = await signIn(credentials);
    if (!outcome.success) throw new Error(outcome.message || 'auth.errors.loginFailed');
    return { redirectTo: landingPath(outcome.userType) };
  },
  // The route guard reacts to the end of the session; a redirect by react-admin would race it.
  logout: async () => {
    if (currentSession()) signOut();
    return false;
  },
  checkAuth: async () => {
    if (!currentSession()) throw new Error('auth.errors.loginFailed');
  },
  checkError: async (error: unknown) => {
    if (!isApiError(error) || error.status !== 401) return;
    if (currentSession()) clearSession(endOf(error));
    throw error;
  },
  getIdentity: async () => {
    const user = currentSession()?.user;
    return {
      id: user?.id ?? '',
      fullName: user?.displayName || user?.fullName || user?.email,
      avatar: user?.avatar ?? undefined,
    };
  },
  getPermissions: async () => currentSession()?.user?.permissions ?? [],
  canAccess: async ({ resource, action, record }) =>
    mayAccess(currentSession()?.user, action, resource, record),
};
