import { isApiError } from './ApiError.ts';
import { call } from './call.ts';
import { endOf } from './endOf.ts';
import { askTabsForTokens, clearSession, readSession, storeTokens } from './session.ts';

/** One tab at a time if the browser supports locks, so that a refresh token is never sent twice. */
const oneTabAtATime = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('refresh-session', act) : act();

const askForToken = async (refreshToken: string) => {
  const { data } = await call('POST /auth/refresh', { refreshToken });
  if (!data?.token) return undefined;
  storeTokens(data.token, data.refreshToken);
  return data.token;
};

const replace = async (staleToken: string): Promise<string | undefined> => {
  await askTabsForTokens();
  const held = readSession();
  if (!held?.refreshToken) return undefined;
  if (held.token !== staleToken) return held.token;
  return askForToken(held.refreshToken).catch((error: unknown) => {
    if (!isApiError(error) || error.status < 400 || error.status >= 500 || error.status === 429) throw error;
    clearSession(endOf(error));
    return undefined;
  });
};

let underWay: Promise<string | undefined> | undefined;

/**
 * A valid token in place of a refused one, or undefined, in which case the session is over. All calls that
 * fail together, in all tabs, share one refresh.
 */
export const refreshToken = (staleToken: string): Promise<string | undefined> => {
  underWay ??= oneTabAtATime(() => replace(staleToken)).finally(() => {
    underWay = undefined;
  });
  return underWay.then((token) => {
    if (!token && readSession()) clearSession('expired');
    return token;
  });
};
