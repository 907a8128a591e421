import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuilt } from './siteSources.ts';

const folders = { site: 'dist', demo: 'dist-demo', gallery: 'dist-gallery' };
type Build = keyof typeof folders;
export const isBuild = (name: string): name is Build => name in folders;

const scripts = {
  site: ['scripts/build.ts'],
  // Its test serves the files as they are.
  demo: ['scripts/build.ts', 'demo', 'uncompressed', 'below'],
  gallery: ['scripts/buildGallery.ts'],
};

/**
 * Builds the site, the demo or the gallery, unless it was already built from the same sources. Prints only
 * problems.
 */
export const buildWhenChanged = (mode: Build = 'site'): void => {
  if (isBuilt(undefined, folders[mode]) && (mode !== 'demo' || existsSync('dist-demo-below'))) return;
  if (process.stdout.isTTY) console.log(`Building the ${mode}. This takes about half a minute.`);
  execFileSync(process.execPath, scripts[mode], {
    cwd: new URL('../', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
