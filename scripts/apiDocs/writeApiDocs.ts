import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

/** Writes the reference of the API, which the server sends at `/api/docs`, into the folder of the build. */
export const writeApiDocs = async (folder: string, look: Look): Promise<void> => {
  const swaggerPath = await copySwagger(folder);
  const page = (await own('page.html'))
    .replaceAll('__TITLE__', 'API reference')
    .replace('<a href="/api/docs">', '<a href="/api/docs" aria-current="page">');
  const head = [
    `<script>${look.theme}</script>`,
    `<link rel="stylesheet" href="${swaggerPath}swagger-ui.css" />`,
    await styles(look, 'style.css', 'reference.css'),
    `<script>${await own('start.js')}</script>`,
    `<script src="${swaggerPath}swagger-ui-bundle.js" defer></script>`,
  ];
  const body =
    '<div id="content"><div id="reference"></div>' +
    '<noscript><p>The reference needs JavaScript. The OpenAPI document is for programs.</p></noscript></div>';
  await writeFile(
    join(folder, 'api-docs.html'),
    page.replace('<!--head-->', () => head.join('\n    ')).replace('<!--body-->', () => body),
  );
};
