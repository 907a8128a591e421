import type { Cell } from './readCell.ts';

/** The sign that parts the decimals of numbers; the other one parts thousands. */
export type DecimalSign = '.' | ',';
export const decimalSigns: readonly DecimalSign[] = ['.', ','];

/** Blanks and apostrophes between groups of three digits: "1 234 567" and "1’234". */
const betweenGroups = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;
/** Thousands have groups of three digits, or of two before the last one, as in India. */
const shapes: Record<DecimalSign, RegExp> = {
  '.': /^[+-]?(?=\D*\d)(?:\d*|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/,
  ',': /^[+-]?(?=\D*\d)(?:\d*|[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3})(?:,\d+)?$/,
};

/** What a number is if its decimals are parted by this sign; null if it is none. */
export const numberBy = (sign: DecimalSign, text: string): number | null => {
  const bare = text.trim().replace('−', '-').replace(betweenGroups, '');
  if (!shapes[sign].test(bare)) return null;
  return Number(bare.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.'));
};

/** Whether a number is one by both signs, and not the same one: "1,234". */
const isAmbiguous = (text: string): boolean => {
  const [point, comma] = decimalSigns.map((sign) => numberBy(sign, text));
  return point !== null && comma !== null && point !== comma;
};

/** A number, in the notation of its column where it could be two. */
export const readPlainNumber = (
  text: string,
  decimal: DecimalSign | undefined,
): { value: number } | { error: 'plainNumber' | 'ambiguousNumber' } => {
  if (isAmbiguous(text) && !decimal) return { error: 'ambiguousNumber' };
  const other = decimal === ',' ? '.' : ',';
  const value = numberBy(decimal ?? '.', text) ?? numberBy(other, text);
  return value === null ? { error: 'plainNumber' } : { value };
};

const texts = (cells: readonly Cell[]): string[] => cells.filter((cell) => typeof cell === 'string');

/** The sign that parts the decimals of a column, told by numbers that are one by one sign only; undefined if they differ. */
export const decimalSignOf = (cells: readonly Cell[]): DecimalSign | undefined => {
  const told = new Set(
    texts(cells).flatMap((text) => {
      const possible = decimalSigns.filter((sign) => numberBy(sign, text) !== null);
      return possible.length === 1 ? possible : [];
    }),
  );
  return told.size === 1 ? [...told][0] : undefined;
};

/** A number of a column that could be two, as the column does not tell its notation; null without one. */
export const ambiguousNumberIn = (cells: readonly Cell[]): string | null =>
  decimalSignOf(cells) ? null : (texts(cells).find(isAmbiguous)?.trim() ?? null);
