import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const project = fileURLToPath(new URL('..', import.meta.url));

/** Rebuilds the site like `npm run build`. */
export const buildSite = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: project, maxBuffer: 1e8 });
};
