import { readFile } from 'node:fs/promises';
import type { ReadFont } from './fonts.ts';

/** Reads fonts from the packages they come in, where there is a file system. */
export const readFontFile: ReadFont = async (file) => {
  const family = file.startsWith('noto-sans-sc-') ? 'noto-sans-sc' : 'noto-sans';
  const address = new URL(`../node_modules/@fontsource/${family}/files/${file}`, import.meta.url);
  return new Uint8Array(await readFile(address));
};
