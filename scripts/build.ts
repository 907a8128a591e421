import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import product from '../package.json' with { type: 'json' };
import { productPlugins } from '../plugins/index.ts';
import { describe } from '../server/modules/openApi.ts';
import { siteMark } from '../src/landing/sitePages.ts';
import { writeApiDocs } from './apiDocs/writeApiDocs.ts';
import { bundleTracing } from './bundleTracing.ts';
import { neededBy } from './chunks.ts';
import { compressFolder } from './compressFolder.ts';
import { fillPage } from './fillPage.ts';
import { readPluginConfig } from './leanPlugins.ts';
import { copyBelow, fillFolder, folderMark, folderOf, placeForAnyHost } from './placeDemo.ts';
import { prerenderSite } from './prerenderSite.ts';
import { robots, siteMap } from './siteMap.ts';
import { hashSources, markBuilt } from './siteSources.ts';
import { consoleModules, weighPages } from './weighPages.ts';

/**
 * `demo` builds the browser-only demo into dist-demo, for the folder DEMO_BASE of a host; otherwise builds the site into
 * dist. `uncompressed` leaves out the compressed copy of each file, which takes more than half of the time. `below` also
 * writes the demo for a sub-folder into dist-demo-below, for its test.
 */
const [wanted, copies, twin] = process.argv.slice(2);
const mode = wanted === 'demo' ? 'demo' : 'production';
const folder = mode === 'demo' ? 'dist-demo' : 'dist';
/** The server fills in the site's address. The demo can be on any web host, so it contains no address. */
const site = mode === 'demo' ? undefined : siteMark;
const base = mode === 'demo' ? folderMark : '/';
const demoFolder = folderOf(process.env.DEMO_BASE);

/**
 * Inlines the theme script into each page, because the first paint depends on it and should not wait for
 * another request.
 */
const withTheme = (html: string, script: string) =>
  html.replace(`<script src="${base}theme.js"></script>`, () => `<script>${script}</script>`);

const read = (path: string) => readFile(join(folder, path), 'utf8');
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};

// Always builds React for production, whatever NODE_ENV the shell has: tests set it to "test".
process.env.NODE_ENV = 'production';
const began = performance.now();
const state = hashSources(undefined, folder);
const { output } = (await build({ mode, logLevel: 'warn' })) as Rolldown.RolldownOutput;
const chunks = output.filter((file) => file.type === 'chunk');
const consoleCode = neededBy(chunks, consoleModules).map((address) => base + address.slice(1));
/** The letters of nearly all texts, so that they are not drawn in another face first. */
const face = output.find(({ fileName }) => /\binter-latin-wght-normal-[^/]+\.woff2$/.test(fileName));
if (!face) throw new Error('The font of the site was not built.');
const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${face.fileName}" />`;
const themeScript = (await read('theme.js')).replace(/^\/\/.*\n/gm, '').trim();
await rm(join(folder, 'theme.js'));

const publicPage = withTheme(await read('index.html'), themeScript).replace(
  '</title>',
  `</title>\n    ${preload}\n    <meta name="console-code" content="${consoleCode.join(' ')}" />`,
);
const { pages, frames, notFound } = await prerenderSite(mode, site);
for (const rendered of pages) {
  const { page, language } = rendered;
  const html = fillPage(publicPage, rendered);
  await write(join(language, page, 'index.html'), html);
  if (language === 'en') await write(join(page, 'index.html'), html);
}
if (site === undefined) {
  for (const frame of frames) {
    const html = fillPage(publicPage, frame).replace(/__(PAGE|TITLE|DESCRIPTION|DATA|MAIN)__/g, (_, mark) =>
      mark === 'PAGE' ? 'jobs/' : mark === 'TITLE' ? 'TalentBench' : '',
    );
    await write(join(frame.language, 'jobs/index.html'), html);
    if (frame.language === 'en') await write('jobs/index.html', html);
  }
  for (const page of notFound)
    await write(join(page.language, 'not-found/index.html'), fillPage(publicPage, page));
  await write('robots.txt', robots('', []));
  await write('api/v1/openapi.json', JSON.stringify(describe(product.version)));
} else {
  await write('sitemap.xml', siteMap(site));
  await write('robots.txt', robots(site, ['sitemap.xml', 'sitemap-jobs.xml']));
  for (const frame of frames) await write(`frames/${frame.language}.html`, fillPage(publicPage, frame));
  for (const page of notFound)
    await write(`frames/not-found-${page.language}.html`, fillPage(publicPage, page));
  await writeApiDocs(folder, { face: `/${face.fileName}`, theme: themeScript });
}

const consoles = withTheme(await read('app.html'), themeScript);
const links = consoleCode
  .filter((address) => !consoles.includes(address))
  .map((address) => `    <link rel="modulepreload" crossorigin href="${address}">\n`);
await write('app.html', consoles.replace('  </head>', `    ${preload}\n${links.join('')}  </head>`));

if (mode === 'demo') {
  await placeForAnyHost(folder);
  if (twin === 'below') await copyBelow(folder, 'dist-demo-below', '/talentbench/');
  await fillFolder(folder, demoFolder);
}
if (copies !== 'uncompressed') await compressFolder(folder);
if (mode !== 'demo') {
  const config = await readPluginConfig();
  const own = new Set(productPlugins.map(({ name }) => name));
  await weighPages(folder, chunks, { withPlugins: config.plugins.some(({ name }) => !own.has(name)) });
  await bundleTracing(folder);
}
markBuilt(state, undefined, folder);
console.log(`Built ${folder}/ in ${Math.round((performance.now() - began) / 1000)} s.`);
