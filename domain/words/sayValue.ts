import de from '../../locales/de/values.json' with { type: 'json' };
import en from '../../locales/en/values.json' with { type: 'json' };
import es from '../../locales/es/values.json' with { type: 'json' };
import fr from '../../locales/fr/values.json' with { type: 'json' };
import type { Candidate } from '../contract/candidates/candidates.ts';
import { readExperience } from '../contract/candidates/experienceRange.ts';
import { type Pay, salaryRange } from '../contract/hiring/salaryRange.ts';
import type { Language } from '../contract/languages.ts';
import { moneyFormat } from '../money/formatMoney.ts';
import { toMajor } from '../money/minorUnits.ts';
import { countryNamed } from '../places/countries.ts';
import { fill } from './fill.ts';
import { sayEmployee } from './sayEmployee.ts';

/** Values that are stored as one English text, said in a reader's language. English stays as it is. */
const words = { en, es, fr, de };
const wordsOf = (locale: string) => words[locale.slice(0, 2) as Language] ?? en;

const isEnglish = (locale: string) => wordsOf(locale) === en;

/** The pay of a job: '60.000–80.000 $ pro Jahr'; null without amounts. */
export const sayPay = (pay: Pay, locale: string): string | null => {
  if (isEnglish(locale)) return salaryRange(pay);
  const { salaryMin, salaryMax, salaryPer, currency } = pay;
  const [from, to] = [salaryMin, salaryMax].map((minor) => (minor == null ? null : toMajor(minor, currency)));
  const isWhole = [from, to].every((one) => one == null || Number.isInteger(one));
  const format = moneyFormat(locale, currency, isWhole ? 'plain' : 'full');
  const texts = wordsOf(locale);
  const per = (amount: string) => fill(texts.pay[salaryPer], { pay: amount });
  if (from != null && to != null)
    return per(from === to ? format.format(from) : format.formatRange(from, to));
  if (from != null) return fill(texts.payFrom, { amount: per(format.format(from)) });
  return to == null ? null : fill(texts.payUpTo, { amount: per(format.format(to)) });
};

const unitText = (count: number, unit: string, locale: string): string =>
  count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });

export const sayYears = (years: number, locale: string): string => unitText(years, 'year', locale);

/** How soon somebody can start, as in 'In 2 weeks'. */
export const sayNotice = (availability: Candidate['availability'], locale: string): string =>
  wordsOf(locale).availability[availability];

/** From when somebody is free: a day, or a period of notice. */
export const sayAvailability = (
  { availability, availableFrom }: Pick<Candidate, 'availability' | 'availableFrom'>,
  locale: string,
): string =>
  availableFrom === null
    ? sayNotice(availability, locale)
    : fill(wordsOf(locale).availableFrom, {
        day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
          new Date(availableFrom),
        ),
      });

const span = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?[\s-]*(hour|day|week|month|year)s?$/i;

/** A length of time as people write it in English: '6 months' is '6 Monate', '3-6 months' '3–6 Monate'. */
const sayDuration = (text: string, locale: string): string => {
  const [, from, to, unit = ''] = span.exec(text.trim()) ?? [];
  if (from === undefined) return text;
  const last = unitText(Number(to ?? from), unit.toLowerCase(), locale);
  return to === undefined ? last : `${from}–${last}`;
};

/** Years of experience: '5+ years' is '5 Jahre oder mehr'. */
const sayExperience = (text: string, locale: string): string => {
  const range = readExperience(text);
  if (!range) return text;
  const { min, max } = range;
  const last = unitText(max ?? min, 'year', locale);
  if (max === null) return fill(wordsOf(locale).atLeast, { years: last });
  return min === max ? last : `${min}–${last}`;
};

const sayCountry = (name: string, locale: string): string => {
  const code = countryNamed(name);
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) || name;
};

/** 'Pune, India' is 'Pune, Indien'. */
const sayLocation = (text: string, locale: string): string => {
  const parts = text.split(', ');
  return [...parts.slice(0, -1), sayCountry(parts.at(-1) ?? '', locale)].join(', ');
};

const sayIndustry = (name: string, locale: string): string =>
  (wordsOf(locale).industries as Record<string, string>)[name] ?? name;

const says: Record<string, (text: string, locale: string) => string> = {
  duration: sayDuration,
  experience: sayExperience,
  country: sayCountry,
  location: sayLocation,
  industry: sayIndustry,
  employee: sayEmployee,
};

/** What a field's stored text says in this language; other texts are as people wrote them. */
export const sayText = (field: string, text: string, locale: string): string =>
  isEnglish(locale) ? text : (says[field]?.(text, locale) ?? text);
