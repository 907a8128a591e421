import { readFile } from 'node:fs/promises';
import { folderOf } from '../../pdf/fontFolder.ts';
import type { ReadFont } from '../../pdf/fonts.ts';

/** Reads fonts from the project's folder, since modules have no file URL in a DOM test environment. */
export const readFont: ReadFont = async (file) => new Uint8Array(await readFile(`${folderOf(file)}/${file}`));
