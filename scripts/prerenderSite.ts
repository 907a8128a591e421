import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { renderSite } from '../src/landing/render.tsx';
import type { RenderedPage } from './fillPage.ts';

const outDir = resolve('.cache/prerender');

/** Builds the public pages for Node and renders each of them in each language, for this address. */
export const prerenderSite = async (mode: string, site: string): Promise<RenderedPage[]> => {
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
  };
  const pages = rendered.renderSite(site);
  await rm(outDir, { recursive: true });
  return pages;
};
