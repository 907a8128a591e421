import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, neededBy, reachOf } from './chunks.ts';

/** Limits in bytes after gzip. Exceeding one fails the build; raise it here, with the reason. */
export const heaviest = { landing: 15_000, dashboard: 320_000, page: 600_000 };
/** Limits of the number of scripts. A page is opened first, with all that its console loads before it. */
export const mostFiles = { landing: 10, dashboard: 12, page: 55 };

/** The code that every console loads first. */
export const consoleModules = ['src/main.tsx', 'src/app/Console.tsx', 'src/dataProvider/rest.ts'];

type Weighed = { page: string; files: readonly string[]; kind: keyof typeof heaviest };

const areas = ['providerArea', 'recruiterArea', 'platformAdminArea'];

const pagesOf = (chunks: readonly Chunk[]): Weighed[] => [
  { page: 'The landing page', files: neededBy(chunks, ['src/landing/main.ts']), kind: 'landing' },
  ...areas.flatMap((area) => {
    const first = neededBy(chunks, [...consoleModules, `src/${area}/index.ts`]);
    const dashboard: Weighed = { page: `The dashboard of src/${area}`, files: first, kind: 'dashboard' };
    return [dashboard, ...laterPages(chunks, first)];
  }),
];

/** What the first scripts of a console load when a link or button asks for it. */
const laterPages = (chunks: readonly Chunk[], first: readonly string[]): Weighed[] => {
  const has = new Set(first);
  const later = chunks
    .filter(({ fileName }) => has.has(`/${fileName}`))
    .flatMap(({ dynamicImports }) => dynamicImports);
  return [...new Set(later)].map((file) => ({
    page: `A page that opens with ${file}`,
    files: [...new Set([...first, ...[...reachOf(chunks, file)].map((one) => `/${one}`)])],
    kind: 'page',
  }));
};

/**
 * Fails if the scripts that pages load at once exceed a limit, in bytes as compressed by `compressFolder` or in number.
 * With plugins on it only warns, as their weight is for whoever turns them on to decide.
 */
export const weighPages = async (
  folder: string,
  chunks: readonly Chunk[],
  { withPlugins = false, warn = console.warn }: { withPlugins?: boolean; warn?(message: string): void } = {},
) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string) => {
    const size = sizes.get(file) ?? (await stat(join(folder, `${file}.gz`))).size;
    sizes.set(file, size);
    return size;
  };
  const over: string[] = [];
  for (const { page, files, kind } of pagesOf(chunks)) {
    const weight = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    if (weight === 0) throw new Error(`${page} was not built.`);
    const [most, count] = [heaviest[kind], mostFiles[kind]];
    const measured = [
      ...(weight > most ? [{ has: `${weight} bytes of scripts`, most }] : []),
      ...(files.length > count ? [{ has: `${files.length} scripts`, most: count }] : []),
    ];
    for (const { has, most: limit } of measured)
      if (withPlugins)
        warn(`${page} loads ${has} with these plugins. Without any, it must stay under ${limit}.`);
      else over.push(`${page} needs ${has}, over ${limit}.`);
  }
  if (over.length > 0) throw new Error([...new Set(over)].join('\n'));
};
