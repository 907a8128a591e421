import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isConsoleAddress } from '../domain/contract/accounts/consoleAddresses.ts';
import { firstSpoken, isLanguage, type Language } from '../src/i18n/languages.ts';
import type { renderNotFound, renderPage } from '../src/landing/render.tsx';
import { notFound, type SitePage, sitePages } from '../src/landing/sitePages.ts';
import { fillPage } from './fillPage.ts';

interface Asked {
  page: SitePage | typeof notFound;
  language: Language;
}

const isFileOrInternal = (path: string) => /^\/(@|src\/|node_modules\/|api\/|assets\/)|\.\w+$/.test(path);
const isSitePage = (page: string): page is SitePage => sitePages.some((known) => known === page);

/** The language for a page whose URL has none. */
const negotiate = ({ url, headers }: Connect.IncomingMessage): Language => {
  const asked = new URL(url ?? '/', 'http://site').searchParams.get('lang');
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const tags = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim());
  return [asked, chosen].find(isLanguage) ?? firstSpoken(tags);
};

/** The public page of a URL; undefined for pages of a console. */
const publicPage = (request: Connect.IncomingMessage): Asked | undefined => {
  const path = (request.url ?? '/').replace(/[?#].*/, '');
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const page = isLanguage(first) ? rest.join('/') : [first, ...rest].join('/').replace(/^landing$/, '');
  if (!isSitePage(page) && isConsoleAddress(path)) return undefined;
  return {
    page: isSitePage(page) ? page : notFound,
    language: isLanguage(first) ? first : negotiate(request),
  };
};

/** Vite renders a single index.html, so its URL says which public page it becomes. */
const addressOf = ({ page, language }: Asked) => `/index.html?page=${page}&language=${language}`;

/**
 * Routes page requests like the production server: public pages in their language, and the consoles for the
 * rest.
 */
const chooseEntry: Connect.NextHandleFunction = (request, _response, next) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (request.headers.accept?.includes('text/html') && !isFileOrInternal(path)) {
    const asked = publicPage(request);
    request.url = asked ? addressOf(asked) : '/app.html';
    // Vite passes this one to the rendering.
    request.originalUrl = request.url;
  }
  next();
};

const renderOnTheFly = async (server: ViteDevServer, html: string, address: string) => {
  const query = new URL(address, 'http://site').searchParams;
  const rendered = (await server.ssrLoadModule('/src/landing/render.tsx')) as {
    renderPage: typeof renderPage;
    renderNotFound: typeof renderNotFound;
  };
  const page = query.get('page') ?? '';
  const language = (query.get('language') ?? 'en') as Language;
  return fillPage(
    html,
    isSitePage(page) ? rendered.renderPage(page, language) : rendered.renderNotFound(language),
  );
};

/** The site's two HTML pages during development, where nothing is prerendered on disk. */
export const twoPages = (): Plugin => {
  let devServer: ViteDevServer | undefined;
  return {
    name: 'two-pages',
    configureServer(server) {
      devServer = server;
      server.middlewares.use(chooseEntry);
    },
    configurePreviewServer(server) {
      server.middlewares.use(chooseEntry);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path, originalUrl }) =>
        devServer && path === '/index.html' ? renderOnTheFly(devServer, html, originalUrl ?? '/') : html,
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client') return;
      if (/\/(src\/landing|src\/i18n|locales)\//.test(file)) server.ws.send({ type: 'full-reload' });
    },
  };
};
