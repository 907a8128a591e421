import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { consoleRoots, firstOfAddresses, sharedPages } from '../domain/contract/accounts/consoleAddresses.ts';
import { sitePages } from '../src/landing/sitePages.ts';
import { contentHash } from './contentHash.ts';

/** Stands for the folder of the demo on its host in all files of the build, until that is known. */
export const folderMark = '/__DEMO_FOLDER__/';

const firstsOfConsoles = firstOfAddresses.map((path) => path.slice(1)).join(' ');

const place = async (folder: string, page: string, path: string) => {
  await mkdir(join(folder, path), { recursive: true });
  await copyFile(join(folder, page), join(folder, path, 'index.html'));
};

/** Adds a script of the demo to the heads of these pages, before everything else. */
const addScript = async (folder: string, name: string, pages: readonly string[]) => {
  const script = (await readFile(new URL(`${name}.js`, import.meta.url), 'utf8')).replace(
    '__CONSOLES__',
    firstsOfConsoles,
  );
  const address = `assets/${name}-${contentHash(Buffer.from(script))}.js`;
  await writeFile(join(folder, address), script);
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8');
    await writeFile(
      join(folder, page),
      html.replace('<head>', `<head>\n    <script src="${folderMark}${address}"></script>`),
    );
  }
};

/**
 * Copies the pages to where a web host without rewrite rules looks for them. A static host cannot negotiate
 * languages, so pages without a language in their URL redirect themselves. Consoles have one page, with
 * their path after `#`; 404.html redirects other addresses of consoles and of jobs to it.
 */
export const placeForAnyHost = async (folder: string) => {
  await addScript(
    folder,
    'ownLanguage',
    [...sitePages, 'jobs'].map((page) => join(page, 'index.html')),
  );
  await place(folder, 'index.html', 'landing');
  for (const path of ['app', ...Object.values(consoleRoots), ...sharedPages])
    await place(folder, 'app.html', path);
  await copyFile(join(folder, 'en/not-found/index.html'), join(folder, '404.html'));
  await addScript(folder, 'findPage', ['404.html']);
};

const texts = new Set(['.html', '.js', '.css', '.json', '.txt', '.svg']);

/** Fills in the folder of the demo on its host, which begins and ends with a slash. */
export const fillFolder = async (root: string, folder: string) => {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !texts.has(extname(path))) continue;
    const text = await readFile(path, 'utf8');
    if (text.includes(folderMark)) await writeFile(path, text.replaceAll(folderMark, folder));
  }
};

/** A copy of the demo for a sub-folder of a host. */
export const copyBelow = async (root: string, copy: string, folder: string) => {
  await rm(copy, { recursive: true, force: true });
  await cp(root, copy, { recursive: true });
  await fillFolder(copy, folder);
};

/** `talentbench` and `/talentbench` become `/talentbench/`. */
export const folderOf = (given = '/'): string => {
  const folder = `/${given.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!/^\/([\w.~-]+\/)*$/.test(folder))
    throw new Error(`DEMO_BASE is the folder of the demo on its host, such as /talentbench/, not ${given}`);
  return folder;
};
