import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compressFolder.ts';
import { contentHash } from './contentHash.ts';
import { fillLanding } from './fillLanding.ts';
import { type Manifest, neededBy } from './manifest.ts';
import { placeForAnyHost } from './placeForAnyHost.ts';
import { prerenderLanding } from './prerenderLanding.ts';

/** `demo` builds the browser-only demo into dist-demo; anything else the site into dist. */
const mode = process.argv[2] === 'demo' ? 'demo' : 'production';
const folder = mode === 'demo' ? 'dist-demo' : 'dist';

/** Gives the theme script a name that may be cached for good, as the bundled files have. Returns its address. */
const hashThemeScript = async () => {
  const address = `/assets/theme-${contentHash(await readFile(join(folder, 'theme.js')))}.js`;
  await rename(join(folder, 'theme.js'), join(folder, address));
  return address;
};

const rewrite = async (page: string, change: (html: string) => string) => {
  const path = join(folder, page);
  await writeFile(path, change(await readFile(path, 'utf8')));
};

await build({ mode });
const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
await rm(join(folder, '.vite'), { recursive: true });
const consoleCode = neededBy(manifest, ['app.html', 'src/app/Console.tsx', 'src/dataProvider/rest.ts']);
const themeScript = await hashThemeScript();
const landing = await prerenderLanding(mode);

await rewrite('index.html', (html) =>
  fillLanding(html, landing)
    .replace('/theme.js', themeScript)
    .replace('</title>', `</title>\n    <meta name="console-code" content="${consoleCode.join(' ')}" />`),
);
await rewrite('app.html', (html) => {
  const links = consoleCode
    .filter((address) => !html.includes(address))
    .map((address) => `    <link rel="modulepreload" crossorigin href="${address}">\n`);
  return html.replace('/theme.js', themeScript).replace('  </head>', `${links.join('')}  </head>`);
});
if (mode === 'demo') await placeForAnyHost(folder);
await compressFolder(folder);
