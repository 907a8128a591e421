import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleModules, heaviest, mostFiles, weighPages } from './weighPages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
});
afterAll(() => rm(folder, { recursive: true }));

const areas = ['providerArea', 'recruiterArea', 'platformAdminArea'].map((area) => `src/${area}/index.ts`);
/** A build in which each module is a chunk of 10 bytes, and the console of so many. */
const built = async (consoleBytes: number) => {
  const modules = ['src/landing/main.ts', ...consoleModules, ...areas];
  return Promise.all(
    modules.map(async (module, place) => {
      const fileName = `assets/${place}.js`;
      await writeFile(
        join(folder, `${fileName}.gz`),
        'x'.repeat(module === 'src/main.tsx' ? consoleBytes : 10),
      );
      return { fileName, imports: [], dynamicImports: [], moduleIds: [join(process.cwd(), module)] };
    }),
  );
};

it('pages within their limit pass, and all above it are named when they fail the build', async () => {
  await weighPages(folder, await built(heaviest.dashboard - 100));
  await expect(weighPages(folder, await built(heaviest.dashboard))).rejects.toThrow(
    ['providerArea', 'recruiterArea', 'platformAdminArea']
      .map(
        (area) =>
          `The dashboard of src/${area} needs ${heaviest.dashboard + 30} bytes of scripts, over ${heaviest.dashboard}.`,
      )
      .join('\n'),
  );
});

it('with plugins on, a page above its limit is only a warning', async () => {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  await weighPages(folder, await built(heaviest.dashboard), { withPlugins: true, warn });
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toBe(
    `The dashboard of src/providerArea loads ${heaviest.dashboard + 30} bytes of scripts with these plugins. Without any, it must stay under ${heaviest.dashboard}.`,
  );
});

it('a page is weighed with all that its console loads first, and its scripts are counted', async () => {
  const chunks = await built(10);
  const later = [...Array(mostFiles.page).keys()].map((place) => `assets/later${place}.js`);
  for (const fileName of later) await writeFile(join(folder, `${fileName}.gz`), 'x');
  const [page = '', ...parts] = later;
  const opened = { fileName: page, imports: parts, dynamicImports: [], moduleIds: [] };
  const all = [
    ...chunks.map((one) =>
      one.moduleIds[0]?.includes('Console') ? { ...one, dynamicImports: [page] } : one,
    ),
    opened,
  ];
  const files = consoleModules.length + 1 + later.length;
  await expect(weighPages(folder, all)).rejects.toThrow(
    `A page that opens with ${page} needs ${files} scripts, over ${mostFiles.page}.`,
  );
});
