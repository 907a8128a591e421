import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { type Address, pinnedTo, publicAddressOf, type Resolve, Unreachable } from './publicAddress.ts';

export type HookRequest = { url: string; body: string; headers: Record<string, string> };
/** Sends a request and returns the HTTP status. Throws if there was no response. */
export type SendHook = (hookRequest: HookRequest) => Promise<number>;

const timeLimit = 10_000;

type Options = {
  resolve?: Resolve;
  /** For tests, whose services run on this machine without a certificate. */
  addressOf?: (url: URL) => Promise<Address>;
  request?: (
    target: URL,
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ClientRequest;
};

/**
 * Posts over HTTPS to the address that was checked, without resolving the name again. Redirects are not
 * followed.
 */
export const hookSender =
  ({
    resolve,
    addressOf = (url) => publicAddressOf(url, resolve),
    request = httpsRequest,
  }: Options = {}): SendHook =>
  async ({ url, body, headers }) => {
    const target = new URL(url);
    if (target.protocol !== 'https:') throw new Unreachable('services.only-https');
    const address = await addressOf(target);
    return new Promise((done, fail) => {
      const sent = request(
        target,
        {
          method: 'POST',
          agent: false,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
          lookup: pinnedTo(address),
        },
        (response) => {
          response.destroy();
          done(response.statusCode ?? 0);
        },
      );
      const late = setTimeout(() => sent.destroy(new Unreachable('services.late')), timeLimit);
      sent.on('close', () => clearTimeout(late));
      sent.on('error', fail);
      sent.end(body);
    });
  };
