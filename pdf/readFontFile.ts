import { readFile } from 'node:fs/promises';
import type { ReadFont } from './fonts.ts';

/** Reads fonts from the project's folder, for environments with a file system. */
export const readFontFile: ReadFont = async (file) => {
  const folder = file.startsWith('noto-sans-sc-')
    ? './notoSansSc'
    : '../node_modules/@fontsource/noto-sans/files';
  const address = new URL(`${folder}/${file}`, import.meta.url);
  return new Uint8Array(await readFile(address));
};
