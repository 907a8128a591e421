import { readFile } from 'node:fs/promises';
import { folderOf } from './fontFolder.ts';
import type { ReadFont } from './fonts.ts';

/** Reads fonts from the project's folder, for environments with a file system. */
export const readFontFile: ReadFont = async (file) =>
  new Uint8Array(await readFile(new URL(`../${folderOf(file)}/${file}`, import.meta.url)));
