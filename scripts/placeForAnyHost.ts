import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const consoles = ['provider', 'recruiter', 'platform-admin', 'dashboard', 'route-demo'];

const place = async (folder: string, page: string, path: string) => {
  await mkdir(join(folder, path), { recursive: true });
  await copyFile(join(folder, page), join(folder, path, 'index.html'));
};

/** Copies the pages to where a web host without rewrite rules looks for them; 404.html catches the deep links. */
export const placeForAnyHost = async (folder: string) => {
  await place(folder, 'index.html', 'landing');
  for (const path of consoles) await place(folder, 'app.html', path);
  await copyFile(join(folder, 'app.html'), join(folder, '404.html'));
};
