import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { renderFrames, renderSite } from '../src/landing/render.tsx';
import type { FramePage, RenderedPage } from './fillPage.ts';

const outDir = resolve('.cache/prerender');

/** Builds the public pages for Node and renders each of them, and the frame of the job pages, in each language. */
export const prerenderSite = async (
  mode: string,
  site: string,
): Promise<{ pages: RenderedPage[]; frames: FramePage[] }> => {
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
  };
  const [pages, frames] = [rendered.renderSite(site), rendered.renderFrames(site)];
  await rm(outDir, { recursive: true });
  return { pages, frames };
};
