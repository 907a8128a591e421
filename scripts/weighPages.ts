import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, neededBy } from './chunks.ts';

/** Limits in bytes after gzip. Exceeding one fails the build; raise it here, with the reason. */
export const heaviest = { landing: 15_000, dashboard: 380_000 };

/** The code that every console loads first. */
export const consoleModules = ['src/main.tsx', 'src/app/Console.tsx', 'src/dataProvider/rest.ts'];

const dashboardOf = (area: string) => ({
  page: `The dashboard of src/${area}`,
  modules: [...consoleModules, `src/${area}/index.ts`],
  most: heaviest.dashboard,
});

const pages = [
  { page: 'The landing page', modules: ['src/landing/main.ts'], most: heaviest.landing },
  ...['providerArea', 'recruiterArea', 'platformAdminArea'].map(dashboardOf),
];

/**
 * Fails if the scripts that pages load at once, as compressed by `compressFolder`, exceed the limit. With plugins
 * on it only warns, as their weight is for whoever turns them on to decide.
 */
export const weighPages = async (
  folder: string,
  chunks: readonly Chunk[],
  { withPlugins = false, warn = console.warn }: { withPlugins?: boolean; warn?(message: string): void } = {},
) => {
  const over: string[] = [];
  for (const { page, modules, most } of pages) {
    const files = neededBy(chunks, modules);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, `${file}.gz`))).size));
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    if (weight === 0) throw new Error(`${page} was not built.`);
    if (weight <= most) continue;
    if (withPlugins)
      warn(
        `${page} loads ${weight} bytes of scripts with these plugins. Without any, it must stay under ${most}.`,
      );
    else over.push(`${page} needs ${weight} bytes of scripts, over ${most}.`);
  }
  if (over.length > 0) throw new Error(over.join('\n'));
};
