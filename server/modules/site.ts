import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../domain/errors.ts';
import { firstPlatform, type Platform } from '../../domain/settings/platform.ts';
import { contentPolicy } from './site/contentPolicy.ts';
import { page } from './site/page.ts';
import { publicPages } from './site/publicPages.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** The built site: the prerendered public pages, the consoles' page for every deep link, and files by their hash. */
export const siteRoutes = async (
  app: FastifyInstance,
  site: URL,
  platformNow: () => Promise<Platform> = async () => firstPlatform,
) => {
  const consoles = page(new URL('app.html', site));
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return;
    request.platform = await platformNow().catch(() => firstPlatform);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', contentPolicy({ scripts: [], styles: [] }));
  });
  await app.register(fastifyStatic, {
    root: fileURLToPath(site),
    index: false,
    allowedPath: (path) => !path.startsWith('/frames/'),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  publicPages(app, site);
  app.get('/app.html', consoles);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w{2,5}(\?|$)/.test(request.url);
    if (!isPage) throw NotFound('This address');
    return consoles(request, reply);
  });
};
