import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pinnedTo, publicAddressOf, type Resolve, Unreachable } from './publicAddress.ts';

type Asked = {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
};
export type GuardedFetch = (url: string, asked: Asked) => Promise<Response>;

type Options = {
  resolve?: Resolve | undefined;
  /** Origins that may be in a private network, and without encryption. */
  trusted?: readonly string[] | undefined;
};

const timeLimit = 10_000;
const mostBytes = 1024 * 1024;

/**
 * Fetches from the public internet, as webhooks are sent: over HTTPS, from the address that was checked, and without
 * following redirects.
 */
export const guardedFetch =
  ({ resolve, trusted = [] }: Options): GuardedFetch =>
  async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const isTrusted = trusted.includes(url.origin);
    if (!isTrusted && url.protocol !== 'https:') throw new Unreachable('services.only-https');
    const lookup = isTrusted ? undefined : pinnedTo(await publicAddressOf(url, resolve));
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((done, fail) => {
      const sent = request(
        url,
        { method, headers, agent: false, ...(lookup && { lookup }), ...(signal && { signal }) },
        (response) => responseOf(response).then(done, fail),
      );
      const late = setTimeout(() => sent.destroy(new Unreachable('services.late')), timeLimit);
      sent.on('close', () => clearTimeout(late));
      sent.on('error', fail);
      sent.end(body == null ? undefined : String(body));
    });
  };

const responseOf = async (response: IncomingMessage): Promise<Response> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Unreachable('single-sign-on.too-long');
    parts.push(part);
  }
  const status = response.statusCode ?? 500;
  const headers = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response([204, 205, 304].includes(status) ? null : Buffer.concat(parts), { status, headers });
};
