import { isApiError } from './ApiError.ts';
import { api } from './api.ts';
import { endOf } from './endOf.ts';
import { clearSession, currentSession, type SessionUser, storeUser } from './session.ts';

/** What the server says about the session we hold. */
export type ProfileCheck = 'confirmed' | 'refused' | 'unreachable';

type ProfileAnswer = { data?: SessionUser | { user?: SessionUser } };

const userOf = ({ data }: ProfileAnswer): SessionUser | undefined =>
  data && 'userType' in data ? data : (data as { user?: SessionUser } | undefined)?.user;

/** Asks for the profile of the session at hand and sets the user; a refusal clears the session. */
export const checkProfile = async (): Promise<ProfileCheck> => {
  if (!currentSession()) return 'refused';
  try {
    const user = userOf(await api.get('auth/profile').json<ProfileAnswer>());
    if (!user) return refuse();
    storeUser(user);
    return 'confirmed';
  } catch (error) {
    // Only the server's own no ends a session: an answer cut off by leaving the page is none.
    const isNo = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
    return isNo ? refuse(error) : 'unreachable';
  }
};

/** A refusal that has ended the session already has said why. */
const refuse = (error?: unknown): ProfileCheck => {
  if (currentSession()) clearSession(endOf(error));
  return 'refused';
};
