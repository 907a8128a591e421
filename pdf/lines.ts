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

/** Where a line may break: after spaces and hyphens, and around each character of a script without spaces. */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]|\u00a0)*-+|(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}-]|\u00a0)+|\s+/gu;

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
