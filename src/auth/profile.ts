import { isApiError } from './ApiError.ts';
import { api } from './api.ts';
import { call } from './call.ts';
import { endOf } from './endOf.ts';
import { clearSession, currentSession, type SessionUser, storeUser } from './session.ts';

/** The server's answer about the current session. */
export type ProfileCheck = 'confirmed' | 'refused' | 'unreachable';

type ProfileAnswer = { data?: SessionUser | { user?: SessionUser } };

const userOf = ({ data }: ProfileAnswer): SessionUser | undefined =>
  data && 'userType' in data ? data : (data as { user?: SessionUser } | undefined)?.user;

/** Fetches the profile of the current session and sets the user; a refusal clears the session. */
export const checkProfile = async (): Promise<ProfileCheck> => {
  if (!currentSession()) return 'refused';
  try {
    const user = userOf(await call('GET /auth/profile', {}, { by: api }));
    if (!user) return refuse();
    storeUser(user);
    return 'confirmed';
  } catch (error) {
    // Only a refusal by the server ends a session, not a response aborted by leaving the page.
    const isNo = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
    return isNo ? refuse(error) : 'unreachable';
  }
};

/** A refusal that has already ended the session has given its reason. */
const refuse = (error?: unknown): ProfileCheck => {
  if (currentSession()) clearSession(endOf(error));
  return 'refused';
};
