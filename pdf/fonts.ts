import coverage from './coverage.json' with { type: 'json' };
import { rareLetters } from './rareLetters.ts';

const weights = [400, 700] as const;
export type Weight = (typeof weights)[number];
/** A font file: some characters of one weight. */
export type Slice = { file: string };
/** Reads a font file by its name, such as `noto-sans-latin-400-normal.woff`. */
export type ReadFont = (file: string) => Promise<Uint8Array>;

/** Only Latin, Greek, Cyrillic and Devanagari have a bold weight. The others serve names, for which one is enough. */
const hasBold = (file: string): boolean => file in coverage.bold;

/** The code points of a range, such as `37a-37f`. */
const signsIn = (range: string): number[] => {
  const [from = 0, to = from] = range.split('-').map((end) => Number.parseInt(end, 16));
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
};

type Slices = ReadonlyMap<number, readonly Slice[]>;
const known = new Map<Weight, Slices>();

/** The files that have a character, in the order in which they are preferred. */
const slicesOf = (weight: Weight): Slices => {
  const before = known.get(weight);
  if (before) return before;
  const slices = new Map<number, Slice[]>();
  for (const [regular, ranges] of Object.entries({ ...coverage.bold, ...coverage.regular })) {
    const slice = {
      file: weight === 700 && hasBold(regular) ? regular.replace('-400-', '-700-') : regular,
    };
    for (const sign of ranges.split(',').flatMap(signsIn)) {
      const others = slices.get(sign);
      if (others) others.push(slice);
      else slices.set(sign, [slice]);
    }
  }
  known.set(weight, slices);
  return slices;
};

/** Stands for what no font has. */
const standIn = '\u25a1';
/** Controls, and characters that choose a form of the one before: never drawn. */
const invisible = /\p{Cc}|\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}/u;
/** Scripts in which letters change beside each other, so that joiners count. */
const shaped = /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Tamil}/u;
const joiner = /[\u200c\u200d]/u;
/** Texts in which one character is more than one code point. */
const clustered = /[\p{M}\p{Cf}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader takes for one character each: a letter with its marks, an emoji with its parts. */
export const signsOf = (text: string): string[] =>
  clustered.test(text) ? Array.from(clusters.segment(text), ({ segment }) => segment) : [...text];

const drawnOf = (sign: string): string[] =>
  [...sign].filter((one) => !invisible.test(one) || (joiner.test(one) && shaped.test(sign)));

/** A piece of text that one font file draws. */
export type Piece = { text: string; slice: Slice };

/** The pieces that draw one character; null if no font can. A character that is never drawn has none. */
const piecesOfSign = (sign: string, weight: Weight): Piece[] | null => {
  const slices = slicesOf(weight);
  const of = (one: string) => slices.get(one.codePointAt(0) ?? 0) ?? [];
  const [first, ...others] = drawnOf(sign);
  if (first === undefined) return [];
  const whole = of(first).find((slice) => others.every((one) => of(one).includes(slice)));
  if (whole) return [{ text: [first, ...others].join(''), slice: whole }];
  const parts = [first, ...others].filter((one) => !joiner.test(one));
  const pieces = parts.flatMap((text) =>
    of(text)
      .slice(0, 1)
      .map((slice) => ({ text, slice })),
  );
  return pieces.length === parts.length ? pieces : null;
};

/** How a text is drawn, piece by piece, and the characters in place of which a box is drawn. */
export const piecesOf = (text: string, weight: Weight): { pieces: Piece[]; missing: string[] } => {
  const pieces: Piece[] = [];
  const missing = new Set<string>();
  for (const sign of signsOf(text.normalize('NFC'))) {
    const own = piecesOfSign(sign, weight);
    if (!own) missing.add(sign);
    for (const piece of own ?? piecesOfSign(standIn, weight) ?? []) {
      const last = pieces.at(-1);
      if (last?.slice.file === piece.slice.file) last.text += piece.text;
      else pieces.push({ ...piece });
    }
  }
  return { pieces, missing: [...missing] };
};

/** The characters of a text that no font has, each once. */
export const undrawable = (text: string): string[] => piecesOf(text, 400).missing;

/** The files that draw these texts in any division into lines, the stand-in among them. */
export const filesFor = (texts: readonly string[]): string[] => {
  const all = [...texts, standIn];
  const signs = new Set(all.join('').normalize('NFC'));
  return [
    ...new Set(
      weights.flatMap((weight) =>
        [...new Set(all), ...signs].flatMap((text) =>
          piecesOf(text, weight).pieces.map(({ slice }) => slice.file),
        ),
      ),
    ),
  ];
};

/** A font of a page, for some of its letters. */
type FontFace = { file: string; unicodeRange: string };

/** The letters of a text that a system may lack, each once. */
const rareIn = (text: string): string[] => [...new Set(text.match(rareLetters))];

/** The files with such letters, from the least to the most preferred, as pages prefer the last. `letter`: one of them. */
export const fontFaces = (): (FontFace & { letter: string })[] =>
  Object.entries({ ...coverage.bold, ...coverage.regular })
    .flatMap(([file, all]) => {
      const rare = all
        .split(',')
        .map((range) => ({ range, letters: rareIn(String.fromCodePoint(...signsIn(range))) }))
        .filter(({ letters }) => letters.length > 0);
      const letter = rare.flatMap(({ letters }) => letters).find((sign) => /\p{L}/u.test(sign));
      return letter ? [{ file, letter, unicodeRange: rare.map(({ range }) => `U+${range}`).join(',') }] : [];
    })
    .reverse();

/** The files that draw the letters of a text that a system may lack, each for these letters alone. */
export const fontFacesFor = (text: string): FontFace[] =>
  piecesOf(rareIn(text).join(''), 400).pieces.map(({ text, slice: { file } }) => ({
    file,
    unicodeRange: Array.from(text, (sign) => `U+${sign.codePointAt(0)?.toString(16)}`).join(','),
  }));
