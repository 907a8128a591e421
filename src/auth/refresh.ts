import { isApiError } from './ApiError.ts';
import { call } from './call.ts';
import { endOf } from './endOf.ts';
import { exchangeOnce } from './exchangeOnce.ts';
import { askTabsForTokens, clearSession, readSession, storeTokens, subscribeSession } from './session.ts';

const askForToken = async (refreshToken: string) => {
  const { data } = await call('POST /auth/refresh', { refreshToken });
  if (!data?.token) return undefined;
  storeTokens(data.token, data.refreshToken);
  return data.token;
};

const exchange = (refreshToken: string) =>
  askForToken(refreshToken).catch((error: unknown) => {
    if (!isApiError(error) || error.status < 400 || error.status >= 500 || error.status === 429) throw error;
    clearSession(endOf(error));
    return undefined;
  });

const replace = exchangeOnce({
  locks: navigator.locks,
  read: readSession,
  subscribe: subscribeSession,
  exchange,
});

let underWay: Promise<string | undefined> | undefined;

/**
 * A valid token in place of a refused one, or undefined, in which case the session is over. All calls that
 * fail together, in all tabs, share one refresh.
 */
export const refreshToken = (staleToken: string): Promise<string | undefined> => {
  underWay ??= askTabsForTokens()
    .then(() => replace(staleToken))
    .finally(() => {
      underWay = undefined;
    });
  return underWay.then((token) => {
    if (!token && readSession()) clearSession('expired');
    return token;
  });
};
