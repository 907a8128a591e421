import { readFile } from 'node:fs/promises';
import type { ReadFont } from '../../pdf/fonts.ts';

/** Reads fonts from the project's folder, since modules have no file URL in a DOM test environment. */
export const readFont: ReadFont = async (file) => {
  const folder = file.startsWith('noto-sans-sc-')
    ? 'pdf/notoSansSc'
    : 'node_modules/@fontsource/noto-sans/files';
  return new Uint8Array(await readFile(`${folder}/${file}`));
};
