import type { Currency } from '../contract/billing/currencies.ts';
import { availabilities } from '../contract/candidates/availabilities.ts';
import { fullTimeHours } from '../contract/deals/contracts.ts';
import { nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import { usesIn, wordsIn } from '../contract/writtenLists.ts';
import {
  type CurrencyMarket,
  crores,
  currencyMeant,
  currencyWordIn,
  firstMarket,
  lakhs,
} from '../jobAds/currencyWords.ts';
import { readDay as readSpokenDay } from '../jobAds/readDay.ts';
import { languageIn } from '../languages/languageNames.ts';
import { minorDigits, minorPerMajor } from '../money/minorUnits.ts';
import { isTown } from '../places/writtenPlaces.ts';
import { withoutApostrophe } from '../reports/lines.ts';
import { type Spelling, skillKey, spellSkills } from '../skills/spelling.ts';
import { addDays } from '../time/days.ts';
import { weekIn } from '../time/weeks.ts';
import { workingHours } from '../time/workingHours.ts';
import { choiceFor, yesOrNo } from './cellWords.ts';
import { monthIn } from './monthIn.ts';
import { type NoticeUnit, readNotice, withoutNegated } from './readNotice.ts';
import type { DecimalSign } from './readNumber.ts';

/** A cell's value, or why it is invalid. `also` has values that it gives to other fields, unless they have their own. */
type CellRead = { value: unknown; note?: CellNote; also?: Record<string, unknown> } | { error: CellError };
/**
 * What was stored in place of the value in the file; of an amount, in minor units. `perDay`, `perMonth` and `perYear`:
 * divided by the hours of one. `upperEnd` and `lowerEnd`: of a range.
 */
export type CellNote =
  | {
      code: 'roundedDown' | 'roundedAmount' | 'perDay' | 'perMonth' | 'perYear' | 'upperEnd' | 'lowerEnd';
      stored: number;
    }
  | { code: 'readAs'; value: string };
export type CellError =
  | 'number'
  | 'amount'
  | 'ambiguousAmount'
  | 'rateUnit'
  | 'date'
  | 'ambiguousDate'
  | 'plainNumber'
  | 'ambiguousNumber'
  | 'yesOrNo'
  | 'language'
  | 'shortened';
/** How the cells of a column are written, as far as the column itself says so. */
export type ColumnForm = {
  /** Which number of "05/12/2026" is the day. */
  dayIs?: 'first' | 'second' | undefined;
  /** Which sign parts the decimals of "1,234", in a column of plain numbers. */
  decimal?: DecimalSign | undefined;
  /** What amounts are for, if it was chosen for the column. Amounts for a month or a year are read only then. */
  per?: RateUnit | undefined;
  /** What amounts are for by the heading of the column. */
  heading?: RateUnit | undefined;
  /** What a number alone is in a column of notice periods, by its heading. */
  noticeUnit?: NoticeUnit | undefined;
  /** Whether the heading says that numbers beside skills are years. */
  hasYears?: boolean | undefined;
  /** The currency of the amounts, or of those that do not name one; US dollars without it. */
  currency?: Currency | undefined;
  /** Whether names are written "Smith, John". */
  isLastFirst?: boolean | undefined;
};
export const rateUnits = ['hour', 'day', 'month', 'year'] as const;
export type RateUnit = (typeof rateUnits)[number];
/** A month has the hours of a full-time contract. */
const hoursOf: Record<RateUnit, number> = {
  hour: 1,
  day: workingHours,
  month: fullTimeHours,
  year: 12 * fullTimeHours,
};
/** A cell of a file: only workbooks have numbers. */
export type Cell = string | number;

const noun = nounOf('candidates');
const usualCurrency: Currency = 'USD';

/**
 * The currency that a cell names: "€ 85", "85 GBP". Undefined if it names none, null if its sign is that of several and
 * nothing tells which.
 */
export const currencyIn = (
  cell: string,
  market: CurrencyMarket = firstMarket,
): Currency | null | undefined => {
  const word = currencyWordIn(cell);
  return word === undefined ? undefined : currencyMeant(word, market);
};

/** From so many digits on, a spreadsheet stores zeros in place of the last ones. */
export const firstInexact = 1e15;
/** What people write into a cell that they have nothing for. A notice period of "none" is one. */
export const nothingYet =
  /^(?:[-–—.]+|n\.?\s?\/\s?a\.?|na|none|nil|null|tb[dc]|to be (?:decided|confirmed)|k\.\s?a\.?|unknown|#n\/a)$/iu;
/** A long number as spreadsheets show it: "9.19877E+11". */
export const shortened = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i;

/** Parses a cell for a field. `null` for an empty one; an export's apostrophe before a formula is removed. */
export const readCell = (
  field: string,
  cell: Cell,
  known: Spelling,
  { today, ...form }: ColumnForm & { today: string },
): CellRead => {
  const meta = metaOfField(noun, field);
  if (typeof cell === 'number') {
    if (meta.money) return withUnit(undefined, form, (unit) => perHour(readMoney(cell, form.currency), unit));
    if (meta.column === 'integer') return readWhole(cell);
    if (Math.abs(cell) >= firstInexact) return { error: 'shortened' };
  }
  const text = withoutApostrophe(String(cell).trim());
  if (text === '' || (field !== 'name' && field !== 'availability' && nothingYet.test(text)))
    return { value: null };
  if (shortened.test(text)) return { error: 'shortened' };
  if (meta.money) return readAmount(text, form);
  if (field === 'availability') return readAvailability(text, today, form);
  if (meta.values) return { value: readChoice(text, meta.values) };
  if (field === 'email' || field === 'phone') return readContact(field, text);
  if (field === 'location') return { value: readPlace(text) };
  if (field === 'name' && form.isLastFirst) return { value: inOrder(text) };
  switch (meta.column) {
    case 'text[]':
      if (meta.choices) return { value: readChoices(text, meta.choices) };
      return readSkills(text, known, form.hasYears);
    case 'jsonb':
      if (meta.history) return readSpoken(text);
      return { value: usesIn(text).map((use) => ({ ...use, skill: spellSkills([use.skill], known)[0] })) };
    case 'integer':
      return readYears(text);
    case 'date':
      return readDay(text, { field, today, ...form });
    case 'boolean':
      return readYesOrNo(text);
    default:
      return { value: text.replace(/[^\S\n]+/gu, ' ') };
  }
};

/** "80331 München" and "Rennes (35)" without the code, which no search for a town expects. */
const readPlace = (text: string): string => {
  const plain = text.replace(/[^\S\n]+/gu, ' ').replace(/(?<=\p{L}) \(\d{2,3}\)/gu, '');
  const [coded = '', digits = ''] = /^(?:[A-Z]{1,2}-)?(\d{4,5}) (?=\p{L}{2})/u.exec(plain) ?? [];
  const rest = plain.slice(coded.length);
  // "1200 Broadway" is a street.
  const isCode = isTown(rest.split(',')[0] ?? '') || (digits.length === 5 && !rest.includes(','));
  return isCode ? rest : plain;
};

/** "Smith, John" as it is said. */
const inOrder = (text: string): string => {
  const [last = '', first, ...more] = text.split(',').map((part) => part.trim());
  return first && more.length === 0 ? `${first} ${last}` : text.replace(/[^\S\n]+/gu, ' ');
};

const address = /[^\s,;|/<>()]+@[^\s,;|/<>()]+/gu;
const numberAlone = /^(?:\p{L}+\.?:?\s*)?(\+?[\d(][\d\s().\-/]{5,})$/u;

/** "ana@firm.example / +49 30 901820" in a column for either; what is neither is left for the field to refuse. */
const readContact = (field: 'email' | 'phone', text: string): CellRead => {
  const [email, ...more] = text.match(address) ?? [];
  const rest = text
    .replace(email ?? '', '')
    .replace(/<>|\(\)|^[\s,;|/]+|[\s,;|/]+$/gu, '')
    .trim();
  const phone = numberAlone.exec(rest)?.[1];
  if (email && more.length === 0 && phone)
    return field === 'email' ? { value: email, also: { phone } } : { value: phone, also: { email } };
  if (field === 'email' && !email && phone) return { value: null, also: { phone } };
  if (field === 'phone' && email === text) return { value: null, also: { email } };
  return { value: text.replace(/[^\S\n]+/gu, ' ') };
};

/** "German (C1); English: native"; a level that is not understood is left open. */
const readSpoken = (text: string): CellRead => {
  const read = wordsIn(text).map(languageIn);
  const languages = read.filter((one) => one !== null);
  return languages.length < read.length
    ? { error: 'language' }
    : { value: [...new Map(languages.map((one) => [one.language, one])).values()] };
};

/** Skills are parted by these signs too; a slash within a word is part of it, as in CI/CD. */
const partedBySigns = /\s+[/•·+]\s+|[•·\t]/gu;
/** What parts skills only if each part is one: "Java and SQL", "Java/SQL", but not "Research and Development" or "PL/SQL". */
const perhapsParted = /\s*\/\s*|\s+(?:and|und|et|y|&)\s+|\s{2,}/iu;
/** "Java (5 yrs)". A number alone may be a version, unless the heading says that it is years: "C++ (17+)", "Angular (17)". */
const numberBeside = /\s*\(\s*(\d{1,2})(\+?)\s*(years?|yrs?|y|jahre?|ans?|años?)?\.?\s*\)$/iu;
/** Whether the heading of a column says that numbers beside skills are years. */
export const saysYears = (heading: string): boolean =>
  /(?<!\p{L})(?:years?|yrs?|exp|experience|jahren?|erfahrung|ans|années|años|experiencia)(?!\p{L})/iu.test(
    heading,
  );
const noSkill = /^(?:etc|usw|among others)\.?$/iu;

/** "Java (5 yrs), AWS (EC2, S3), SQL and Go": single skills, and the years that stand beside them. */
const readSkills = (text: string, known: Spelling, hasYears = false): CellRead => {
  const flat = text.replace(partedBySigns, ';').replace(/\(([^()]*[,;|/][^()]*)\)/gu, ';$1;');
  const isKnown = (part: string) => known.get(skillKey(part)) !== undefined;
  const partsOf = (word: string): string[] => {
    const parts = word.split(perhapsParted).filter(Boolean);
    // "R & D" is research and development.
    const isShort = parts.every((part) => part.length === 1);
    return parts.length > 1 && !isShort && !isKnown(word) && parts.every(isKnown) ? parts : [word];
  };
  const readWord = (word: string) => {
    const [beside = '', count = '', plus = '', unit = ''] = numberBeside.exec(word) ?? [];
    const isYears = unit !== '' || (hasYears && beside !== '');
    const isOpen = !isYears && plus !== '';
    const name = isYears || isOpen ? word.slice(0, word.length - beside.length) : word;
    return { skill: name.replace(/(?<=\p{L}{2})\.$/u, ''), years: isYears ? Number(count) : 0, isOpen };
  };
  const words = wordsIn(flat)
    .flatMap(partsOf)
    .map(readWord)
    .filter(({ skill }) => !noSkill.test(skill));
  const uses = words
    .filter(({ years }) => years > 0)
    .flatMap(({ skill, years }) =>
      spellSkills([skill], known).map((spelled) => ({ skill: spelled, years, lastUsed: null })),
    );
  const value = spellSkills(
    words.map(({ skill }) => skill),
    known,
  );
  return {
    value,
    ...(uses.length > 0 && { also: { skillUses: uses } }),
    ...(words.some(({ isOpen }) => isOpen) && { note: { code: 'readAs', value: value.join(', ') } }),
  };
};

const yearWord = `(?:years?|yrs?|y|años?|anos?|ans?|années?|jahre?n?|j)`;
const monthWord = `(?:months?|mths?|mos?|m|monate?n?|mois|meses|mes)`;
const about =
  /^(?:>=?|≥|~|\+(?:\s*de)?|over|more than|at least|min(?:imum)?\.?|mind(?:estens|\.)|au moins|al menos|almost|nearly|fast|approx\.?|about|ca\.?|circa|über|mehr als|plus de|más de)\s*/iu;
/** "8 years of experience", "10 ans d’expérience", "12 Jahre Berufserfahrung". */
const ofExperience =
  /\s*(?:(?:of|de|d['’])\s*)?(?:(?:work|working|it)\s+)?(?:exp(?:erience)?|expérience|experiencia|(?:berufs)?erfahrung)\.?$/iu;
const noYears =
  /^(?:freshers?|entry[- ]level|no experience|berufs(?:einsteiger(?:in)?|anfänger(?:in)?)|débutante?|junior sans expérience|sin experiencia|keine)$/iu;
const years = new RegExp(String.raw`^(\d{1,3})(?:[.,](\d{1,2}))?\s*\+?\s*${yearWord}?\.?\s*\+?$`, 'iu');
const yearsAndMonths = new RegExp(
  String.raw`^(?:(\d{1,2})\s*${yearWord}\.?)?[\s,]*(?:(?:and|und|et|y)\s+)?(\d{1,3})\s*${monthWord}\.?$`,
  'iu',
);
const yearRange = new RegExp(
  String.raw`^(\d{1,2})(?:\s*${yearWord})?\s*(?:-|–|—|to|bis|à|a)\s*\d{1,2}\s*\+?\s*${yearWord}?\.?$`,
  'iu',
);

/** Full years: 7.5 and "7 years 6 months" count as 7, "6-8 years" as 6, and the row says so. */
const readYears = (written: string): CellRead => {
  const text = written.replace(about, '').replace(ofExperience, '');
  if (noYears.test(written)) return { value: 0 };
  const [, whole, part] = years.exec(text) ?? [];
  if (whole !== undefined) return fullYears(Number(whole) + (Number(part ?? 0) > 0 ? 0.5 : 0));
  const [isSpan, of = '0', months] = yearsAndMonths.exec(text) ?? [];
  if (isSpan) return fullYears(Number(of) + Number(months) / 12);
  const lower = yearRange.exec(text)?.[1];
  if (lower === undefined) return { error: 'number' };
  return { value: Number(lower), note: { code: 'lowerEnd', stored: Number(lower) } };
};

const fullYears = (years: number): CellRead => {
  const value = Math.floor(years);
  return value === years ? { value } : { value, note: { code: 'roundedDown', stored: value } };
};

/** Full years of a number: 7.5 counts as 7, and the row says so. */
const readWhole = (years: number): CellRead => (years < 0 ? { error: 'number' } : fullYears(exact(years)));

/** Spreadsheets calculate with 15 digits: 93.500000000000014 is 93.5. */
export const exact = (number: number): number => Number(number.toPrecision(12));

/** Whole currency units in minor units, rounded half up. */
const readMoney = (amount: number, currency: Currency = usualCurrency): CellRead => {
  const minor = exact(amount * minorPerMajor(currency));
  const value = Math.round(minor);
  if (!(value >= 0)) return { error: 'amount' };
  return value === minor ? { value } : { value, note: { code: 'roundedAmount', stored: value } };
};

/** Digits in groups, which cannot be decimals: "1,234,567", "1.234,5" or, as in India, "12,34,567". */
const grouped =
  /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$|^\d{1,3}(?:(?:\.\d{3})+(?:,\d+)?|(?:,\d{3})+(?:\.\d+)?)$/;
const decimals = /^(\d+)(?:[.,](\d+))?$/;
const mayBeThousands = /^\d{1,3}[.,]\d{3}$/;
/** Where these are paid, a comma only separates thousands. */
const commaIsThousands: readonly Currency[] = [
  'AED',
  'BDT',
  'BHD',
  'CNY',
  'EGP',
  'HKD',
  'ILS',
  'INR',
  'KES',
  'KWD',
  'LKR',
  'MXN',
  'MYR',
  'NGN',
  'OMR',
  'PHP',
  'PKR',
  'QAR',
  'SAR',
  'SGD',
  'THB',
  'TWD',
];

const number = /\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?|\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?|\d[\d.,]*/gu;
const isRange = /^[^\d]*(?:-|–|—|\b(?:to|bis|hasta)\b|\bà\b|\ba\b)[^\d]*$/iu;
const units: readonly [RateUnit, RegExp][] = [
  [
    'year',
    /\blpa\b|\bp\.?\s?a\.?(?!\p{L})|annum|annual|year|jahr|\/\s?yr\b|\bpar an\b|\bal a[nñ]o\b|anual/iu,
  ],
  ['month', /\bp\.?\s?m\.?(?!\p{L})|month|monat|\bmois\b|\bmes\b|mensual|mensuel|\/\s?mo\b/iu],
  [
    'day',
    /\bday|daily|\bper diem\b|\/\s?(?:d|j|t|pt|mt)\b|(?<!\p{L})p\.?\s?d(?!\p{L})|tag|\bjour|\btjm\b|\bd[ií]a/iu,
  ],
  ['hour', /hour|\/\s?(?:h|hr|hrs|std)\b|(?<!\p{L})p\.?\s?h(?!\p{L})|\bhr\b|stunde|heure|\bhora/iu],
];
/** What words say that an amount is for: of a cell, or of the heading of a column. */
export const rateUnitIn = (words: string): RateUnit | undefined =>
  units.find(([, said]) => said.test(words))?.[0];
/** Amounts in thousands, lakhs or crores are for a year. */
const thousands = /\d\s?k\b/iu;
const lakh = new RegExp(String.raw`(?<!\p{L})(?:${lakhs})|\d\s?l\b`, 'iu');
const crore = new RegExp(String.raw`(?<!\p{L})(?:${crores})`, 'iu');

/** What stands beside an amount and has digits of its own: terms of tax in the US, a tax in per cent, the dash for no cents. */
const besideAmount =
  /\b(?:c2c|corp[- ]to[- ]corp|w-?2)\b|(?<=(?:hr|hour|h|on|[(/])\s*)1099\b|\d+(?:[.,]\d+)?\s?%|(?<=\d)[.,]\s?[-–—]+/giu;
/** A program writes it for a sign that its encoding lacks, such as a currency's; a person for an amount in doubt. */
const lostSign = '?';

/**
 * "$85.50", "85,50 €", "1.234,56", "85/h", "€ 640 / Tag", "$65 - $75", "$120k": whole currency units in the file, minor units
 * per hour in the row. Of a range, the upper end: the price that is asked.
 */
const readAmount = (written: string, form: ColumnForm): CellRead => {
  if (written.includes(lostSign)) return { error: 'amount' };
  const text = written.replace(besideAmount, ' ').trim();
  const scale = crore.test(text) ? 10_000_000 : lakh.test(text) ? 100_000 : thousands.test(text) ? 1000 : 1;
  const said = rateUnitIn(text);
  if (scale > 1 && said === 'hour') return { error: 'rateUnit' };
  const meant = scale > 1 && form.per !== 'month' ? 'year' : undefined;
  return withUnit(said ?? meant, form, (unit) => readSpan(text, { unit, scale, currency: form.currency }));
};

/**
 * Reads an amount for what it says itself, its column was chosen to be, or the heading says. How many hours a person is
 * paid for in a month or a year is not in the file, so these are read only if they were chosen.
 */
const withUnit = (
  said: RateUnit | undefined,
  { per, heading }: ColumnForm,
  read: (unit: RateUnit) => CellRead,
): CellRead => {
  const unit = said ?? per ?? heading ?? 'hour';
  const isLong = unit === 'month' || unit === 'year';
  return isLong && unit !== per ? { error: 'rateUnit' } : read(unit);
};

type Meant = { unit: RateUnit; scale: number; currency: Currency | undefined };

const readSpan = (text: string, meant: Meant): CellRead => {
  const found = [...text.matchAll(number)];
  const [first, last = first, ...more] = found;
  if (!first || !last || more.length > 0 || text.startsWith('-')) return { error: 'amount' };
  const between = text.slice(first.index + first[0].length, last.index).replace(/^\s?[kl]\b/iu, '');
  if (first !== last && !isRange.test(between)) return { error: 'amount' };
  const [lower, upper] = [readNumber(first[0], meant), readNumber(last[0], meant)];
  if ('error' in lower || 'error' in upper) return 'error' in lower ? lower : upper;
  if (Number(upper.value) < Number(lower.value)) return { error: 'amount' };
  const read = perHour(upper, meant.unit);
  if (first === last || 'error' in read) return read;
  return { value: read.value, note: { code: 'upperEnd', stored: Number(read.value) } };
};

/** Amounts in which three digits after the only sign are thousands: no one works a day for 1.20 or a month for 12.50. */
const inThousands: Partial<Record<RateUnit, RegExp>> = {
  day: /^\d[.,]\d{3}$/,
  month: /^\d{1,3}[.,]\d{3}$/,
  year: /^\d{1,3}[.,]\d{3}$/,
};

/** Three digits after the only sign may be thousands or decimals, unless the currency has no decimals or three. */
const readNumber = (written: string, { unit, scale, currency = usualCurrency }: Meant): CellRead => {
  const inMinor = (number: number) => readMoney(scale * number, currency);
  const digits = minorDigits(currency);
  const bare = written.replace(/[\s'’]/gu, '');
  const signs = bare.match(/[.,]/g) ?? [];
  const hasThreeDecimals = digits === 3 && signs[0] === '.';
  const isThousands =
    !hasThreeDecimals &&
    (inThousands[unit]?.test(bare) ||
      (mayBeThousands.test(bare) &&
        (digits === 0 || (signs[0] === ',' && commaIsThousands.includes(currency)))));
  if (scale === 1 && isThousands) return inMinor(Number(bare.replace(/[.,]/, '')));
  if (signs.length === 1 && mayBeThousands.test(bare) && !hasThreeDecimals)
    return { error: 'ambiguousAmount' };
  if (signs.length > 1 && grouped.test(bare)) {
    const isLastDecimal = signs.at(-1) !== signs[0];
    const thousands = signs[0] as string;
    const plain = bare.replaceAll(thousands, '');
    return inMinor(Number(isLastDecimal ? plain.replace(/[.,]/, '.') : plain));
  }
  const [, whole, part = '0'] = decimals.exec(bare) ?? [];
  return whole === undefined ? { error: 'amount' } : inMinor(Number(`${whole}.${part}`));
};

/** An amount without unit and sign in minor units; null if it is none, or may be two, as "1,234" may. */
export const readMinor = (written: string, currency: Currency): number | null => {
  const read = readNumber(written, { unit: 'hour', scale: 1, currency });
  return 'value' in read && !read.note ? Number(read.value) : null;
};

const longer = { day: 'perDay', month: 'perMonth', year: 'perYear' } as const;
const perHour = (read: CellRead, unit: RateUnit): CellRead => {
  if ('error' in read || unit === 'hour') return read;
  const stored = Math.round(Number(read.value) / hoursOf[unit]);
  return { value: stored, note: { code: longer[unit], stored } };
};

/** A notice period as the consoles write it, or as people do: "15 days", "ASAP", "LWD 20 Dec". */
const readAvailability = (text: string, today: string, form: ColumnForm): CellRead => {
  const value = readChoice(text, availabilities);
  if (availabilities.some((one) => one === value)) return { value };
  if (numericDay.test(text) || weekIn(text, today)) {
    const day = readDay(text, { field: 'availableFrom', today, ...form });
    return 'error' in day ? day : { value: null, also: { availableFrom: day.value } };
  }
  const notice = readNotice(text, today, form.noticeUnit);
  if (!notice) return { value };
  return {
    value: notice.availability,
    ...(!notice.isExact && { note: { code: 'readAs', value: notice.availability } }),
    ...(notice.from && { also: { availableFrom: notice.from } }),
  };
};

const readChoice = (text: string, values: readonly string[]): string => {
  const same = (value: string) => value.toLowerCase() === text.toLowerCase();
  return values.find(same) ?? choiceFor(text, values) ?? text;
};

/** Words that are none are refused by the field itself. */
const readChoices = (text: string, choices: readonly string[]): string[] => [
  ...new Set(wordsIn(text).map((word) => readChoice(word, choices))),
];

type DayAsked = ColumnForm & { field: string; today: string };

/**
 * Year first, a day above twelve, or as the rest of the column is written; other ambiguous dates are refused. Names of
 * months in four languages. "Immediately" and "15 days" say when a person is free, without a date.
 */
export const readDay = (written: string, { field, today, dayIs }: DayAsked): CellRead => {
  const text = written.replace(aroundDay, '');
  const week = weekIn(text, today);
  if (week) return { value: week };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return { value: asDay(iso[1], iso[2], iso[3]) };
  const [, first = '', sign, second = '', year = ''] = numericDay.exec(text) ?? [];
  if (sign) {
    const on = year.length === 2 ? `20${year}` : year;
    if (sign === '.' || Number(first) > 12) return { value: asDay(on, second, first) };
    if (Number(second) > 12 || first === second) return { value: asDay(on, first, second) };
    if (!dayIs) return { error: 'ambiguousDate' };
    return { value: dayIs === 'first' ? asDay(on, second, first) : asDay(on, first, second) };
  }
  if (serialDay.test(text)) return { value: addDays(firstSerialDay, Number(text)) };
  // "15/Jan/2027", "7-Dec"; "Jan-27" may be a month and a year.
  const said = withoutNegated(text);
  const spoken = readSpokenDay(said.replace(/^(\d{1,2})[-/](\p{L}{3,})(?:[-/](?=\d))?/u, '$1 $2 '), today);
  if (spoken) return { value: isPast(field) && !hasYear.test(text) ? lastOf(spoken, today) : spoken };
  const month = monthIn(said, today);
  if (month) return { value: month };
  const notice = field === 'availableFrom' ? readNotice(text, today) : null;
  if (!notice) return { error: 'date' };
  return { value: notice.from, also: { availability: notice.availability } };
};
/** "w/c 14/12/2026", "ab 1. März", "from 5 Jan" */
const aroundDay =
  /^(?:w\/?c|week commencing|w\/?b|from|ab(?: dem)?|à partir du|dès le|desde(?: el)?|a partir del?|starting|approx\.?|ca\.?)\s+(?=\S)/iu;
const numericDay = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})$/;
/** A date of a spreadsheet whose cell lost its format: days since the end of 1899, here of 2009 to 2064. */
const serialDay = /^[45]\d{4}$/;
const firstSerialDay = '1899-12-30';
const hasYear = /\d{4}|[-/'’]\d{2}$/;
const isPast = (field: string): boolean => noun.pastDates?.includes(field) ?? false;
/** A day of this year or of the last, if it has passed. */
const lastOf = (day: string, today: string): string =>
  day > today ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day;

/** A date of a column that could be two days, as the column does not tell its order; null without one. */
export const ambiguousDayIn = (cells: readonly Cell[]): string | null => {
  if (dayPlaceOf(cells)) return null;
  const found = cells.find((cell) => {
    const read = readDay(String(cell).trim(), { field: '', today: '' });
    return 'error' in read && read.error === 'ambiguousDate';
  });
  return found === undefined ? null : String(found).trim();
};

/** The day that a date of figures names, if its day comes first or second. */
export const dayWhere = (text: string, dayIs: NonNullable<ColumnForm['dayIs']>): string => {
  const read = readDay(text, { field: '', today: '', dayIs });
  return 'value' in read ? String(read.value) : text;
};

/** Whether the days of a column come first or second, told by those above twelve; undefined if none is or they differ. */
export const dayPlaceOf = (cells: readonly Cell[]): ColumnForm['dayIs'] => {
  const places = new Set(
    cells.flatMap((cell) => {
      const [, first, sign, second] = numericDay.exec(String(cell).trim()) ?? [];
      if (!sign || sign === '.') return [];
      return [
        ...(Number(first) > 12 ? (['first'] as const) : []),
        ...(Number(second) > 12 ? (['second'] as const) : []),
      ];
    }),
  );
  return places.size === 1 ? [...places][0] : undefined;
};
const asDay = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const readYesOrNo = (text: string): CellRead => {
  const value = yesOrNo(text);
  return value === undefined ? { error: 'yesOrNo' } : { value };
};
