import { readdir } from 'node:fs/promises';
import { create } from 'fontkit';
import { readFontFile } from '../pdf/readFontFile.ts';

const sans = '../node_modules/@fontsource/noto-sans/files/';
const own = '../pdf/fontFiles/';
/** Latin first, because other files repeat some of its characters. */
const order = ['latin-4', 'latin-ext', 'vietnamese', 'greek-4', 'cyrillic-4'];
const rank = (file: string) => order.findIndex((start) => file.includes(`sans-${start}`)) + 1 || 99;

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(new URL(folder, import.meta.url)))
    .filter((file) => file.endsWith('-400-normal.woff'))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true }));

/** Opens a font file as pdfkit does. */
export const openFont = async (file: string) => create(await readFontFile(file));

/** Fonts name some controls and unassigned places too. */
const isNothing = (sign: number): boolean => /[\p{Cc}\p{Cn}\p{Co}]/u.test(String.fromCodePoint(sign));

const rangesOf = (signs: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const sign of signs.filter((sign) => !isNothing(sign)).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === sign - 1) last[1] = sign;
    else if (last?.[1] !== sign) ranges.push([sign, sign]);
  }
  return ranges.map((ends) => [...new Set(ends)].map((end) => end.toString(16)).join('-')).join(',');
};

const coverageOf = async (files: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, rangesOf((await openFont(file)).characterSet)] as const),
    ),
  );

/** The characters that each font file has by its own table. `bold`: the files that there are in bold too. */
export const fontCoverage = async () => ({
  bold: await coverageOf(await filesIn(sans)),
  regular: await coverageOf(await filesIn(own)),
});
