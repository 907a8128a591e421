import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, neededBy } from './chunks.ts';

/** Bytes of gzip. Above it nothing is built: whoever needs more raises it here, and says why. */
export const heaviestDashboard = 380_000;

/** What every console begins with. */
export const consoleModules = ['src/main.tsx', 'src/app/Console.tsx', 'src/dataProvider/rest.ts'];
const areas = ['providerArea', 'recruiterArea', 'platformAdminArea'];

/** Fails when the code that a dashboard needs at once, as `compressFolder` left it, is more than it may be. */
export const weighConsoles = async (folder: string, chunks: readonly Chunk[]) => {
  for (const area of areas) {
    const files = neededBy(chunks, [...consoleModules, `src/${area}/index.ts`]);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, `${file}.gz`))).size));
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    if (weight > heaviestDashboard)
      throw new Error(
        `The dashboard of src/${area} needs ${weight} bytes of scripts, over ${heaviestDashboard}.`,
      );
  }
};
