import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isConsoleAddress } from '../../domain/contract/accounts/consoleAddresses.ts';
import { NotFound } from '../../domain/errors.ts';
import { firstPlatform, type Platform } from '../../domain/settings/platform.ts';
import { setUpPath } from './setUp.ts';
import { apiDocs } from './site/apiDocs.ts';
import { contentPolicy } from './site/contentPolicy.ts';
import { fontFiles } from './site/fonts.ts';
import { ownFacts } from './site/ownFacts.ts';
import { page } from './site/page.ts';
import { notFoundPage, publicPages } from './site/publicPages.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

type Options = {
  platformNow?: () => Promise<Platform>;
  /** The site's public URL. */
  publicUrl?: () => string;
  /** Whether the platform has sample data, whose figures and testimonials the landing page shows. */
  isSample?: boolean;
  /** Whether there is no operator yet; the start page then leads to the page that makes one. */
  needsSetUp?: () => Promise<boolean>;
};

const isStartPage = ({ url, method }: FastifyRequest): boolean =>
  method === 'GET' && /^\/(landing|index\.html|[a-z]{2}\/?)?(\?|$)/.test(url);

/** Placeholder that the build leaves for the site's URL. */
const siteMark = '__SITE__';

/**
 * The built site: prerendered public pages, the consoles' page for their addresses, hashed files, and a "not
 * found" page for any other address.
 */
export const siteRoutes = async (
  app: FastifyInstance,
  site: URL,
  {
    platformNow = async () => firstPlatform,
    publicUrl = () => '',
    isSample = true,
    needsSetUp = async () => false,
  }: Options = {},
) => {
  const complete = (text: string) => {
    const addressed = text.replaceAll(siteMark, publicUrl);
    return isSample ? addressed : ownFacts(addressed);
  };
  const consoles = page(new URL('app.html', site));
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.access || /^\/(api|assets|fonts)\//.test(request.url)) return;
    if (isStartPage(request) && (await needsSetUp().catch(() => false))) return reply.redirect(setUpPath);
    request.platform = await platformNow().catch(() => firstPlatform);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Pages with a secret in their address have a stricter referrer policy of their own.
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', contentPolicy({ scripts: [], styles: [] }));
  });
  await app.register(fastifyStatic, {
    root: fileURLToPath(site),
    index: false,
    // Pages have their own routes, which complete them.
    allowedPath: (path) => !/^\/(frames\/|\.)|\.html(\.\w+)?$/.test(path),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  await fontFiles(app);
  publicPages(app, site, complete);
  apiDocs(app, site);
  completedFile(app, site, 'robots.txt', complete);
  completedFile(app, site, 'sitemap.xml', complete);
  app.get('/app.html', consoles);
  const notFound = notFoundPage(site);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/api\/|\.\w{2,5}$/.test(path);
    if (isPage && isConsoleAddress(path)) return consoles(request, reply);
    if (isPage && notFound) return notFound(request, reply);
    throw NotFound('address.missing');
  });
};

/** A file for search engines with the site's URL. */
const completedFile = (app: FastifyInstance, site: URL, name: string, complete: (text: string) => string) => {
  const file = new URL(name, site);
  if (!existsSync(file)) return;
  const kept = readFileSync(file, 'utf8');
  const type = name.endsWith('.xml') ? 'application/xml' : 'text/plain';
  app.get(`/${name}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(complete(kept)),
  );
};
