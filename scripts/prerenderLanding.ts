import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { RenderedLanding } from './fillLanding.ts';

const outDir = resolve('.cache/prerender');

/** Builds the landing page for Node and renders it. */
export const prerenderLanding = async (mode: string): Promise<RenderedLanding> => {
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
  const { renderLanding } = (await import(pathToFileURL(join(outDir, 'render.js')).href)) as {
    renderLanding: () => Promise<RenderedLanding>;
  };
  const landing = await renderLanding();
  await rm(outDir, { recursive: true });
  return landing;
};
