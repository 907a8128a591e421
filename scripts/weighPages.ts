import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, neededBy } from './chunks.ts';

/** Bytes of gzip. Above them nothing is built: whoever needs more raises them here, and says why. */
export const heaviest = { landing: 15_000, dashboard: 380_000 };

/** What every console begins with. */
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

/** Fails when the scripts that a page needs at once, as `compressFolder` left them, are more than they may be. */
export const weighPages = async (folder: string, chunks: readonly Chunk[]) => {
  for (const { page, modules, most } of pages) {
    const files = neededBy(chunks, modules);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, `${file}.gz`))).size));
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    if (weight === 0) throw new Error(`${page} was not built.`);
    if (weight > most) throw new Error(`${page} needs ${weight} bytes of scripts, over ${most}.`);
  }
};
