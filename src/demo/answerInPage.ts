import { getResponse, type HttpHandler } from 'msw';
import { NotFound } from '../../domain/errors.ts';
import { answered } from './enveloped.ts';

const isCall = ({ url }: Request) => /\/api\/v1\/(?!openapi\.json$)/.test(new URL(url).pathname);

/** Rejects as `fetch` does once the signal is aborted, even while the response is being made. */
const unlessAborted = <T>(signal: AbortSignal, result: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

const missing = () =>
  answered(() => {
    throw NotFound('address.missing');
  });

/**
 * Answers this page's calls to the API by these handlers, without a service worker: browsers have none on
 * pages without HTTPS, and some people block them.
 */
export const answerInPage = (handlers: HttpHandler[]): void => {
  const fetchFromHost = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isCall(request)) return fetchFromHost(request);
    return unlessAborted(
      request.signal,
      getResponse(handlers, request).then((response) => response ?? missing()),
    );
  };
};
