import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../domain/errors.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Everything from this host; scripts only from files; styles also with this page's nonce or hashes. */
const contentPolicy = (styles: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The built site: the prerendered landing page, the consoles' page for every deep link, and files by their hash. */
export const siteRoutes = async (app: FastifyInstance, site: URL) => {
  const landing = page(new URL('index.html', site));
  const consoles = page(new URL('app.html', site));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', contentPolicy(''));
  });
  await app.register(fastifyStatic, {
    root: fileURLToPath(site),
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  for (const path of ['/', '/landing', '/index.html']) app.get(path, landing);
  app.get('/app.html', consoles);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w{2,5}(\?|$)/.test(request.url);
    if (!isPage) throw NotFound('This address');
    return consoles(request, reply);
  });
};

/** Sends a page that no cache may keep: with hashes of the styles it carries, and a fresh nonce where it makes some. */
const page = (file: URL) => {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, style]) => `'sha256-${sha256(style ?? '')}'`,
  );
  const type = 'text/html; charset=utf-8';
  if (html.includes(noncePlace))
    return (_request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers(uncached([...hashes, `'nonce-${nonce}'`]))
        .type(type)
        .send(html.replaceAll(noncePlace, nonce));
    };
  const encoded = { br: brotliCompressSync(html), gzip: gzipSync(html) };
  return (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodings.find((one) => request.headers['accept-encoding']?.includes(one));
    reply.headers(uncached(hashes)).header('vary', 'accept-encoding').type(type);
    return encoding ? reply.header('content-encoding', encoding).send(encoded[encoding]) : reply.send(html);
  };
};

const noncePlace = '__CSP_NONCE__';
const encodings = ['br', 'gzip'] as const;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const uncached = (styles: string[]) => ({
  'cache-control': 'no-store',
  'content-security-policy': contentPolicy(styles.join(' ')),
});
