import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { piecesOf } from '../pdf/fonts.ts';
import { printPdf } from '../pdf/printPdf.ts';
import { readFontFile } from '../pdf/readFontFile.ts';
import { fontCoverage, openFont } from './fontCoverage.ts';

const kept: unknown = JSON.parse(readFileSync(new URL('../pdf/coverage.json', import.meta.url), 'utf8'));

test('the coverage is that of the font files (npm run print:fonts)', async () => {
  expect(kept).toEqual(await fontCoverage());
});

const { bold, regular } = await fontCoverage();
const files = [
  ...Object.keys(bold).flatMap((file) => [file, file.replace('-400-', '-700-')]),
  ...Object.keys(regular),
];

test('every font file opens and draws its characters', { timeout: 60_000 }, async () => {
  for (const file of files) {
    const font = await openFont(file);
    const signs = font.characterSet.filter((sign) =>
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(sign)),
    );
    const some = signs.filter((_, place) => place % Math.ceil(signs.length / 3) === 0);
    expect([file, some.length > 0]).toEqual([file, true]);
    for (const sign of some) {
      const { glyphs } = font.layout(String.fromCodePoint(sign));
      expect([file, sign, glyphs[0]?.id === 0]).toEqual([file, sign, false]);
      expect([file, sign, (glyphs[0]?.path.commands.length ?? 0) > 0]).toEqual([file, sign, true]);
    }
  }
});

test('every font file is printed, with a character of its own', { timeout: 60_000 }, async () => {
  const signs = Object.entries(regular).flatMap(([file, ranges]) =>
    ranges
      .split(',')
      .map((range) => String.fromCodePoint(Number.parseInt(range, 16)))
      .filter((sign) => piecesOf(sign, 400).pieces[0]?.slice.file === file)
      .slice(0, 1),
  );
  const text = signs.join(' ');
  const read = new Set<string>();
  const { bytes } = await printPdf(
    {
      ...{ title: 't', author: 'a', language: 'en', footer: '' },
      page: String,
      blocks: [{ kind: 'text', text }],
    },
    (file) => {
      read.add(file);
      return readFontFile(file);
    },
  );
  expect(bytes.length).toBeGreaterThan(50_000);
  expect(Object.keys(regular).filter((file) => !read.has(file))).toEqual([]);
});
