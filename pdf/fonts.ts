import sansRanges from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import chineseRanges from './notoSansSc/unicode.json' with { type: 'json' };

export type Weight = 400 | 700;
/** A subset of a font: about a hundred characters of one weight in one small file. */
export type Slice = { file: string; weight: Weight; covers: (sign: number) => boolean };
/** Reads a font file by its name in the package: `noto-sans-latin-400-normal.woff`. */
export type ReadFont = (file: string) => Promise<Uint8Array>;

const coverage = (ranges: string) => {
  const spans = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (sign: number) => spans.some(([from, to]) => sign >= from && sign <= to);
};

const slicesOf = (family: string, ranges: Record<string, string>, weight: Weight): Slice[] =>
  Object.entries(ranges).map(([subset, signs]) => ({
    file: `${family}-${subset.replace(/[[\]]/g, '')}-${weight}-normal.woff`,
    weight,
    covers: coverage(signs),
  }));

const sans = sansRanges as Record<string, string>;
/** Only the Chinese, Japanese and other characters: its Latin and Cyrillic come from the other family. */
const chinese = chineseRanges as Record<string, string>;

/**
 * Latin is first, because other subsets repeat some of its characters. Chinese has one weight, which is
 * enough for names.
 */
const order = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];
const inOrder = Object.fromEntries(
  Object.entries(sans).sort(([a], [b]) => (order.indexOf(a) + 1 || 99) - (order.indexOf(b) + 1 || 99)),
);
const slices: Record<Weight, readonly Slice[]> = {
  400: [...slicesOf('noto-sans', inOrder, 400), ...slicesOf('noto-sans-sc', chinese, 400)],
  700: [...slicesOf('noto-sans', inOrder, 700), ...slicesOf('noto-sans-sc', chinese, 400)],
};

/** Zero-width characters, which are never drawn. */
const invisible = /[\p{Cc}\p{Cf}]/u;

/** The subset that has a glyph for a character, if any. */
export const sliceFor = (sign: string, weight: Weight): Slice | undefined =>
  slices[weight].find(({ covers }) => covers(sign.codePointAt(0) ?? 0));

export const isDrawn = (sign: string): boolean => !invisible.test(sign);

/** The subsets that a text needs, without duplicates, and the characters that no font has. */
export const slicesFor = (text: string, weight: Weight): { needed: Slice[]; missing: string[] } => {
  const needed = new Set<Slice>();
  const missing = new Set<string>();
  for (const sign of new Set(text)) {
    if (!isDrawn(sign)) continue;
    const slice = sliceFor(sign, weight);
    if (slice) needed.add(slice);
    else missing.add(sign);
  }
  return { needed: [...needed], missing: [...missing] };
};
