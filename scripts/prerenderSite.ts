import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { renderAllNotFound, renderFrames, renderSite } from '../src/landing/render.tsx';
import type { FramePage, NotFoundPage, RenderedPage } from './fillPage.ts';

const outDir = resolve('.cache/prerender');

/**
 * Builds the public pages for Node and renders them in each language, with the frame of the job pages and the
 * page for unknown addresses. `site` is the origin for absolute links, which are left out without it.
 */
export const prerenderSite = async (
  mode: string,
  site?: string,
): Promise<{ pages: RenderedPage[]; frames: FramePage[]; notFound: NotFoundPage[] }> => {
  await build({
    mode,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      manifest: false,
      copyPublicDir: false,
      cssMinify: true,
      rolldownOptions: { input: 'src/landing/render.tsx' },
    },
  });
  const rendered = (await import(pathToFileURL(join(outDir, 'render.js')).href)) as {
    renderSite: typeof renderSite;
    renderFrames: typeof renderFrames;
    renderAllNotFound: typeof renderAllNotFound;
  };
  await rm(outDir, { recursive: true });
  return {
    pages: rendered.renderSite(site),
    frames: rendered.renderFrames(site),
    notFound: rendered.renderAllNotFound(),
  };
};
