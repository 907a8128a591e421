import { execFileSync } from 'node:child_process';
import { isBuilt } from './siteSources.ts';

/** Builds the site, or the demo, unless it was built from the same sources before. Prints nothing but problems. */
export const buildWhenChanged = (mode: 'site' | 'demo' = 'site'): void => {
  if (isBuilt(undefined, mode === 'demo' ? 'dist-demo' : 'dist')) return;
  if (process.stdout.isTTY) console.log(`Building the ${mode}. This takes about half a minute.`);
  execFileSync(process.execPath, ['scripts/build.ts', ...(mode === 'demo' ? ['demo'] : [])], {
    cwd: new URL('../', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
