import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../domain/settings/platform.ts';
import { contentPolicy } from './contentPolicy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The platform's settings for a page. */
    platform?: Platform;
  }
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Placeholder for the platform's settings. */
const platformPlace = '__PLATFORM__';

/** Hashes of a page's inline scripts and styles for the content security policy. */
type Own = { scripts: string[]; styles: string[] };

/**
 * Sends an uncached page with hashes of its inline content, and a fresh nonce if it creates styles. `change`
 * completes the page at its first request; the result is kept.
 */
export const page = (file: URL, change: (html: string) => string = (html) => html): SendPage => {
  const kept = readFileSync(file, 'utf8');
  let send: SendPage | undefined;
  return (request, reply) => {
    send ??= sender(change(kept));
    return send(request, reply);
  };
};

const sender = (html: string): SendPage => {
  const own = {
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
  if (html.includes(noncePlace)) return withNonce(html, own);
  return compressed(html, own);
};

export const hashesOf = (html: string, parts: RegExp): string[] =>
  [...html.matchAll(parts)].map(([, text]) => `'sha256-${sha256(text ?? '')}'`);

const withNonce =
  (html: string, own: Own): SendPage =>
  (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const told = JSON.stringify(request.platform ?? '')
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;');
    return reply
      .headers(uncached({ ...own, styles: [...own.styles, `'nonce-${nonce}'`] }))
      .type(type)
      .send(html.replaceAll(noncePlace, nonce).replace(platformPlace, () => told));
  };

const compressed = (html: string, own: Own): SendPage => {
  const encoded = { br: brotliCompressSync(html, quick), gzip: gzipSync(html) };
  return (request, reply) => {
    const encoding = encodings.find((one) => request.headers['accept-encoding']?.includes(one));
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
    reply.headers(uncached(own)).header('vary', vary).type(type);
    return encoding ? reply.header('content-encoding', encoding).send(encoded[encoding]) : reply.send(html);
  };
};

const type = 'text/html; charset=utf-8';
const noncePlace = '__CSP_NONCE__';
const encodings = ['br', 'gzip'] as const;
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const uncached = (own: Own) => ({
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy(own),
});
