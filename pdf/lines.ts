import { isDrawn, type Slice, sliceFor, type Weight } from './fonts.ts';

/** A piece of a line, drawn with one font file. */
type Run = { text: string; slice: Slice };
export type Line = { runs: readonly Run[]; width: number };
/** Measures a piece of text, in points. */
export type Measure = (run: Run) => number;

/** Replaces characters that no font has. */
const standIn = '\u25a1';
const substitute = '?';

const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = [];
  for (const sign of text) {
    if (!isDrawn(sign)) continue;
    const own = sliceFor(sign, weight);
    const slice = own ?? sliceFor(standIn, weight) ?? (sliceFor(substitute, weight) as Slice);
    const drawn = own ? sign : sliceFor(standIn, weight) ? standIn : substitute;
    const last = runs.at(-1);
    if (last?.slice === slice) last.text += drawn;
    else runs.push({ text: drawn, slice });
  }
  return runs;
};

const lineOf = (text: string, weight: Weight, measure: Measure): Line => {
  const runs = runsOf(text, weight);
  return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0) };
};

/**
 * Where a line may break: after spaces, after hyphens except before a digit (“INV-042”), and around each
 * character of a script without spaces.
 */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]|\u00a0|-(?=\d))*-+(?!\d)|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]|\u00a0|-(?=\d))+|\s+/gu;

/** The fonts have no glyph for the narrow no-break space that French numbers and sentences use. */
const withDrawnSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Breaks a paragraph into lines no wider than `width`. A word that is wider than that is broken anywhere. */
export const wrap = (text: string, weight: Weight, width: number, measure: Measure): Line[] => {
  const lines: Line[] = [];
  let current = '';
  const widthOf = (words: string) => lineOf(words.trimEnd(), weight, measure).width;
  const flush = () => {
    lines.push(lineOf(current.trim(), weight, measure));
    current = '';
  };
  for (const piece of withDrawnSpaces(text).match(pieces) ?? []) {
    if (widthOf(current + piece) <= width) {
      current += piece;
      continue;
    }
    if (current.trim()) flush();
    if (widthOf(piece) <= width) {
      current = piece.trimStart();
      continue;
    }
    for (const sign of piece) {
      if (current && widthOf(current + sign) > width) flush();
      current += sign;
    }
  }
  if (current.trim() || lines.length === 0) flush();
  return lines;
};

/** The widest part of a text that is not broken: a word, or a part of one up to a hyphen. */
export const widestPiece = (text: string, weight: Weight, measure: Measure): number =>
  Math.max(
    0,
    ...(withDrawnSpaces(text).match(pieces) ?? []).map(
      (piece) => lineOf(piece.trim(), weight, measure).width,
    ),
  );

/**
 * Divides a width among columns by their shares. A column gets at least what it needs, at the cost of those
 * with room to spare; if there is not enough for all, each gets its part of what they need.
 */
export const columnWidths = (
  width: number,
  shares: readonly number[],
  needs: readonly number[],
): number[] => {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const needed = sum(needs);
  if (needed >= width) return needs.map((need) => (width * need) / needed);
  const wide = shares.map((share) => (width * share) / sum(shares));
  const lacking = sum(wide.map((one, place) => Math.max(0, (needs[place] ?? 0) - one)));
  const spare = wide.map((one, place) => Math.max(0, one - (needs[place] ?? 0)));
  const all = sum(spare);
  return wide.map((one, place) =>
    spare[place] ? one - (lacking * spare[place]) / all : Math.max(one, needs[place] ?? 0),
  );
};
