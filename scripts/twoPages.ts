import type { Connect, Plugin, ViteDevServer } from 'vite';
import { fillLanding, type RenderedLanding } from './fillLanding.ts';

const isFileOrInternal = (path: string) => /^\/(@|src\/|node_modules\/|api\/|assets\/)|\.\w+$/.test(path);
const isLanding = (path: string) => path === '/' || path === '/landing';

/** Answers a page request as the production server does: the landing page for / and /landing, the consoles for the rest. */
const chooseEntry: Connect.NextHandleFunction = (request, _response, next) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const wantsPage = request.headers.accept?.includes('text/html') && !isFileOrInternal(path);
  if (wantsPage) request.url = isLanding(path) ? '/index.html' : '/app.html';
  next();
};

const renderOnTheFly = async (server: ViteDevServer, html: string) => {
  const { renderLanding } = (await server.ssrLoadModule('/src/landing/render.tsx')) as {
    renderLanding: () => Promise<RenderedLanding>;
  };
  return fillLanding(html, await renderLanding());
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
      handler: async (html, { path }) =>
        devServer && path === '/index.html' ? renderOnTheFly(devServer, html) : html,
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client') return;
      if (/\/src\/(landing|i18n)\//.test(file)) server.ws.send({ type: 'full-reload' });
    },
  };
};
