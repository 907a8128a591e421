import { randomKey } from '../platform/randomKey.ts';
import { http, isRefusal, retry } from './http.ts';
import { askForProof } from './proof.ts';
import { refreshToken } from './refresh.ts';
import { readSession } from './session.ts';

const withToken = (request: Request, token: string) => {
  const signed = new Request(request);
  signed.headers.set('Authorization', `Bearer ${token}`);
  return signed;
};

/** Sends the bearer token; if it is refused, it is refreshed once and the call repeated. */
const fetchSignedIn = async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  const token = readSession()?.token;
  if (!token) return fetch(request);
  const response = await fetch(withToken(request.clone(), token));
  if (response.status !== 401) return response;
  const fresh = await refreshToken(token);
  return fresh ? fetch(withToken(request, fresh)) : response;
};

/** The server's API for a signed-in user. Failures are ApiErrors. */
export const api = http.extend({
  fetch: fetchSignedIn,
  retry: {
    ...retry,
    // A call that needs a fresh proof is repeated after it, with the same body and idempotency key.
    shouldRetry: (state) =>
      isRefusal(state.error, 'proof.needed') ? askForProof() : retry.shouldRetry?.(state),
  },
});

/** Headers that let the server recognize a repeated create or action. Use the same key for repeats. */
export const idempotent = (key: string = randomKey()) => ({ 'Idempotency-Key': key });
