import { currencies } from '../contract/fields.ts';
import { nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import { usesIn, wordsIn } from '../contract/writtenLists.ts';
import { languageIn } from '../languages/languageNames.ts';
import { withoutApostrophe } from '../reports/lines.ts';
import { type Spelling, spellSkills } from '../skills/spelling.ts';
import { choiceFor, yesOrNo } from './cellWords.ts';

/** A cell's value, or why it is invalid. */
type CellRead = { value: unknown; note?: CellNote } | { error: CellError };
/** The value that was stored in place of the one in the file; of an amount, in minor units. */
type CellNote = { code: 'roundedDown' | 'roundedAmount'; stored: number };
export type CellError =
  | 'number'
  | 'amount'
  | 'ambiguousAmount'
  | 'date'
  | 'ambiguousDate'
  | 'yesOrNo'
  | 'language'
  | 'shortened';
/** A cell of a file: only workbooks have numbers. */
export type Cell = string | number;

const noun = nounOf('candidates');
const signs: Record<string, (typeof currencies)[number]> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** The currency in an amount: "€ 85", "85 GBP". */
export const currencyIn = (cell: string): string | undefined =>
  currencies.find((code) => cell.toUpperCase().includes(code)) ??
  Object.entries(signs).find(([sign]) => cell.includes(sign))?.[1];

/** From so many digits on, a spreadsheet stores zeros in place of the last ones. */
const firstInexact = 1e15;
/** A long number as spreadsheets show it: "9.19877E+11". */
const shortened = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** Parses a cell for a field. `null` for an empty one; an export's apostrophe before a formula is removed. */
export const readCell = (field: string, cell: Cell, known: Spelling): CellRead => {
  const meta = metaOfField(noun, field);
  if (typeof cell === 'number') {
    if (meta.money) return readMoney(cell);
    if (meta.column === 'integer') return readWhole(cell);
    if (Math.abs(cell) >= firstInexact) return { error: 'shortened' };
  }
  const text = withoutApostrophe(String(cell).trim());
  if (text === '') return { value: null };
  if (shortened.test(text)) return { error: 'shortened' };
  if (meta.money) return readAmount(text);
  if (meta.values) return { value: readChoice(text, meta.values) };
  switch (meta.column) {
    case 'text[]':
      if (meta.choices) return { value: readChoices(text, meta.choices) };
      return { value: spellSkills(wordsIn(text), known) };
    case 'jsonb':
      if (meta.history) return readSpoken(text);
      return { value: usesIn(text).map((use) => ({ ...use, skill: spellSkills([use.skill], known)[0] })) };
    case 'integer':
      return readYears(text);
    case 'date':
      return readDay(text);
    case 'boolean':
      return readYesOrNo(text);
    default:
      return { value: text };
  }
};

/** "German (C1); English: native"; a level that is not understood is left open. */
const readSpoken = (text: string): CellRead => {
  const read = wordsIn(text).map(languageIn);
  const languages = read.filter((one) => one !== null);
  return languages.length < read.length
    ? { error: 'language' }
    : { value: [...new Map(languages.map((one) => [one.language, one])).values()] };
};

/** Full years: 7.5 counts as 7, and the row says so. */
const readYears = (text: string): CellRead => {
  const [, years, part] =
    /^(\d{1,3})(?:[.,](\d{1,2}))?\s*\+?\s*(?:years?|yrs?|y|años?|ans?|jahre?)?$/i.exec(text) ?? [];
  if (!years) return { error: 'number' };
  const value = Number(years);
  return Number(part ?? 0) === 0 ? { value } : { value, note: { code: 'roundedDown', stored: value } };
};

/** The same of a number. */
const readWhole = (years: number): CellRead => {
  const value = Math.floor(exact(years));
  if (value < 0) return { error: 'number' };
  return value === exact(years) ? { value } : { value, note: { code: 'roundedDown', stored: value } };
};

/** Spreadsheets calculate with 15 digits: 93.500000000000014 is 93.5. */
const exact = (number: number): number => Number(number.toPrecision(12));

/** Whole currency units in minor units, rounded half up. */
const readMoney = (amount: number): CellRead => {
  const minor = exact(amount * 100);
  const value = Math.round(minor);
  if (!(value >= 0)) return { error: 'amount' };
  return value === minor ? { value } : { value, note: { code: 'roundedAmount', stored: value } };
};

/** Digits in groups of three, which cannot be decimals: "1,234,567" or "1.234,5". */
const grouped = /^\d{1,3}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?)$/;
const decimals = /^(\d+)(?:[.,](\d+))?$/;

/**
 * "$85.50", "85,50 €", "1.234,56", "85/h": whole currency units in the file, minor units in the row. Three digits after the only
 * sign may be thousands or decimals.
 */
const readAmount = (text: string): CellRead => {
  const bare = text
    .replace(/\b(USD|EUR|GBP|CAD)\b/i, '')
    .replace(/\/\s*(h|hr|hour)\.?$|per hour$/i, '')
    .replace(/[$€£\s\u00A0\u202F']/g, '');
  const signs = bare.match(/[.,]/g) ?? [];
  if (signs.length === 1 && /^\d{1,3}[.,]\d{3}$/.test(bare)) return { error: 'ambiguousAmount' };
  if (signs.length > 1 && grouped.test(bare)) {
    const isLastDecimal = signs.at(-1) !== signs[0];
    const thousands = signs[0] as string;
    const plain = bare.replaceAll(thousands, '');
    return readMoney(Number(isLastDecimal ? plain.replace(/[.,]/, '.') : plain));
  }
  const [, whole, part = '0'] = decimals.exec(bare) ?? [];
  return whole === undefined ? { error: 'amount' } : readMoney(Number(`${whole}.${part}`));
};

const readChoice = (text: string, values: readonly string[]): string => {
  const same = (value: string) => value.toLowerCase() === text.toLowerCase();
  return values.find(same) ?? choiceFor(text, values) ?? text;
};

/** Words that are none are refused by the field itself. */
const readChoices = (text: string, choices: readonly string[]): string[] => [
  ...new Set(wordsIn(text).map((word) => readChoice(word, choices))),
];

/** Year first, or a day above twelve; ambiguous dates are refused. */
const readDay = (text: string): CellRead => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return { value: asDay(iso[1], iso[2], iso[3]) };
  const [, first = '', sign, second = '', year] = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!year) return { error: 'date' };
  if (sign === '.' || Number(first) > 12) return { value: asDay(year, second, first) };
  if (Number(second) > 12 || first === second) return { value: asDay(year, first, second) };
  return { error: 'ambiguousDate' };
};
const asDay = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const readYesOrNo = (text: string): CellRead => {
  const value = yesOrNo(text);
  return value === undefined ? { error: 'yesOrNo' } : { value };
};
