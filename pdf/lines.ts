import { type Direction, leftToRight } from './direction.ts';
import { type Piece, piecesOf, signsOf, type Weight } from './fonts.ts';

/** A line from left to right, and the direction of its paragraph. */
export type Line = { runs: readonly Piece[]; width: number; direction: Direction };
/** Measures a piece of text, in points. */
export type Measure = (run: Piece) => number;

const lineOf = (text: string, weight: Weight, measure: Measure, direction: Direction): Line => {
  const runs = leftToRight(text, direction).flatMap((part) => {
    const { pieces } = piecesOf(part.text, weight);
    return part.isRtl ? pieces.reverse() : pieces;
  });
  return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0), direction };
};

/**
 * Where a line may break: after spaces, after hyphens except before a digit (“INV-042”), and around each
 * character of a script without spaces.
 */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]|\u00a0|-(?=\d))*-+(?!\d)|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]|\u00a0|-(?=\d))+|\s+/gu;

/** Thai has no spaces between words either, and is broken by a dictionary. */
const thai = /\p{Script=Thai}/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/** The fonts have no glyph for the narrow no-break space that French numbers and sentences use. */
const withDrawnSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const piecesIn = (text: string): string[] =>
  (withDrawnSpaces(text).match(pieces) ?? []).flatMap((piece) =>
    thai.test(piece) ? Array.from(thaiWords.segment(piece), ({ segment }) => segment) : [piece],
  );

/** An address may break after its signs where there is no room for it. */
const addressParts = (piece: string): string[] => (piece.includes('@') ? piece.split(/(?<=[@.])/u) : [piece]);

/** Breaks a paragraph into lines no wider than `width`. A word that is wider than that is broken anywhere. */
export const wrap = (
  text: string,
  weight: Weight,
  { width, direction }: { width: number; direction: Direction },
  measure: Measure,
): Line[] => {
  const lines: Line[] = [];
  let current = '';
  const fits = (words: string) => lineOf(words.trimEnd(), weight, measure, direction).width <= width;
  const flush = () => {
    lines.push(lineOf(current.trim(), weight, measure, direction));
    current = '';
  };
  /** Adds this to the line, or begins another one with it. */
  const add = (part: string) => {
    if (current.trim() && !fits(current + part)) flush();
    current = current.trim() ? current + part : part.trimStart();
  };
  for (const piece of piecesIn(text)) {
    if (fits(current + piece) || fits(piece)) add(piece);
    else {
      if (current.trim()) flush();
      for (const part of addressParts(piece))
        if (fits(part)) add(part);
        else for (const sign of signsOf(part)) add(sign);
    }
  }
  if (current.trim() || lines.length === 0) flush();
  return lines;
};

/** What a cell needs: the width of its widest word, and the least if addresses break. */
export const widthsOf = (
  text: string,
  weight: Weight,
  measure: Measure,
): { whole: number; least: number } => {
  const widest = (parts: readonly string[]) =>
    Math.max(0, ...parts.map((part) => lineOf(part.trim(), weight, measure, 'ltr').width));
  const words = piecesIn(text);
  return { whole: widest(words), least: widest(words.flatMap(addressParts)) };
};

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** What is left of these widths within a total: the widest pay first, down to the least of each. */
const cutWidest = (widths: readonly number[], least: readonly number[], total: number): number[] => {
  let [low, high] = [0, Math.max(...widths)];
  const under = (limit: number) =>
    widths.map((one, place) => Math.max(Math.min(one, limit), least[place] ?? 0));
  // Half a point is enough, and forty halvings are far less.
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sum(under(middle)) > total) high = middle;
    else low = middle;
  }
  return under(low);
};

export type Need = { whole: number; least: number };

/**
 * Divides a width among columns by their shares. A column gets at least what its words need, at the cost of
 * those with room to spare. If there is not enough for all, the widest pay first: their addresses break, and
 * only if that is not enough, their words.
 */
export const columnWidths = (width: number, shares: readonly number[], needs: readonly Need[]): number[] => {
  const whole = needs.map((need) => need.whole);
  const least = needs.map((need) => need.least);
  if (sum(least) >= width) return cutWidest(least, [], width);
  if (sum(whole) >= width) return cutWidest(whole, least, width);
  const wide = shares.map((share) => (width * share) / sum(shares));
  const lacking = sum(wide.map((one, place) => Math.max(0, (whole[place] ?? 0) - one)));
  const spare = wide.map((one, place) => Math.max(0, one - (whole[place] ?? 0)));
  const all = sum(spare);
  return wide.map((one, place) =>
    spare[place] ? one - (lacking * spare[place]) / all : Math.max(one, whole[place] ?? 0),
  );
};
