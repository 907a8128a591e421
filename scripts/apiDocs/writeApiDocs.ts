import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';

const { resolve } = createRequire(import.meta.url);
const own = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const swagger = dirname(resolve('swagger-ui-dist/package.json'));
const licenses = ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt'];

/** Copies Swagger UI to a folder named after its version, so that browsers keep it until the next one. */
const copySwagger = async (folder: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(swagger, 'package.json'), 'utf8')) as {
    version: string;
  };
  const address = `assets/swagger-ui-${version}/`;
  await mkdir(join(folder, address), { recursive: true });
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css', ...licenses])
    await copyFile(join(swagger, name), join(folder, address, name));
  return `/${address}`;
};

type Look = {
  /** The address of the site's font. */
  face: string;
  /** The script that sets a stored theme before the first paint. */
  theme: string;
};

const styles = async ({ face }: Look, ...names: string[]): Promise<string> => {
  const tokens = (await own('../../src/components/tokens.css')).replace(/^@import .*$/m, '');
  const inter = `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url(${face}) format("woff2"); }`;
  return `<style>${[inter, tokens, ...(await Promise.all(names.map(own)))].join('\n')}</style>`;
};

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** A page of the documentation. Links to other files of it lose their address, as the server does not send those. */
const readGuide = async (): Promise<string> => {
  const text = await own('../../docs/api.md');
  const html = await new Marked().parse(
    text.replace(/^# .*\n/, '').replace(/\[(.+?)\]\([\w/-]+\.md\)/g, '$1'),
  );
  return html
    .replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => `<h2 id="${anchorOf(heading)}">${heading}</h2>`)
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => `<div class="table" tabindex="0">${table}</div>`);
};

type Page = { title: string; address: string; head: readonly string[]; body: string };

const fill = async ({ title, address, head, body }: Page): Promise<string> =>
  (await own('page.html'))
    .replaceAll('__TITLE__', title)
    .replace(`<a href="${address}">`, `<a href="${address}" aria-current="page">`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--body-->', () => body);

/** Writes the reference of the API and its guide, which the server sends below `/api/docs`, into the folder of the build. */
export const writeApiDocs = async (folder: string, look: Look): Promise<void> => {
  const swaggerPath = await copySwagger(folder);
  const theme = `<script>${look.theme}</script>`;
  const reference = await fill({
    title: 'API reference',
    address: '/api/docs',
    head: [
      theme,
      `<link rel="stylesheet" href="${swaggerPath}swagger-ui.css" />`,
      await styles(look, 'style.css', 'reference.css'),
      `<script>${await own('start.js')}</script>`,
      `<script src="${swaggerPath}swagger-ui-bundle.js" defer></script>`,
    ],
    body:
      '<div id="content"><div id="reference"></div>' +
      '<noscript><p>The reference needs JavaScript. The OpenAPI document is for programs.</p></noscript></div>',
  });
  const guide = await fill({
    title: 'Guide to the API',
    address: '/api/docs/guide',
    head: [theme, await styles(look, 'style.css', 'guide.css')],
    body: `<main id="content">${await readGuide()}</main>`,
  });
  await writeFile(join(folder, 'api-docs.html'), reference);
  await writeFile(join(folder, 'api-guide.html'), guide);
};
