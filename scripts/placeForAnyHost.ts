import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePages } from '../src/landing/sitePages.ts';
import { contentHash } from './contentHash.ts';

const consoles = ['provider', 'recruiter', 'platform-admin', 'dashboard', 'route-demo'];

const place = async (folder: string, page: string, path: string) => {
  await mkdir(join(folder, path), { recursive: true });
  await copyFile(join(folder, page), join(folder, path, 'index.html'));
};

/** A static host cannot negotiate languages, so pages without a language in their URL redirect themselves. */
const chooseLanguageInPages = async (folder: string) => {
  const script = await readFile(new URL('ownLanguage.js', import.meta.url));
  const address = `/assets/language-${contentHash(script)}.js`;
  await writeFile(join(folder, address), script);
  for (const page of sitePages) {
    const path = join(folder, page, 'index.html');
    const html = await readFile(path, 'utf8');
    await writeFile(path, html.replace('<head>', `<head>\n    <script src="${address}"></script>`));
  }
};

/** Copies the pages to where a web host without rewrite rules looks for them. 404.html handles deep links. */
export const placeForAnyHost = async (folder: string) => {
  await chooseLanguageInPages(folder);
  await place(folder, 'index.html', 'landing');
  for (const path of consoles) await place(folder, 'app.html', path);
  await copyFile(join(folder, 'app.html'), join(folder, '404.html'));
};
