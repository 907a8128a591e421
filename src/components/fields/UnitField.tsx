import { useFieldValue, useLocale, useResourceContext } from 'react-admin';
import { quartersPerHour, weekDays } from '../../../domain/contract/deals/timesheets.ts';
import { writeSize } from '../../../domain/words/writeSize.ts';
import { Nothing } from './MoneyField.tsx';

type Write = (value: number, locale: string) => string;

const unit =
  (name: string, fractions = 0): Write =>
  (value, locale) =>
    value.toLocaleString(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: fractions,
    });

/** Abbreviated “h”, as in all texts; the short unit of English is “hr”. */
const hours =
  (fractions: number): Write =>
  (value, locale) =>
    locale.startsWith('en')
      ? `${value.toLocaleString(locale, { maximumFractionDigits: fractions })}\u00a0h`
      : unit('hour', fractions)(value, locale);

const percent: Write = (value, locale) => (value / 100).toLocaleString(locale, { style: 'percent' });
const quarterHours: Write = (quarters, locale) => hours(2)(quarters / quartersPerHour, locale);
const duration: Write = (minutes, locale) =>
  minutes < 60 ? unit('minute')(minutes, locale) : hours(1)(minutes / 60, locale);

/** Numbers with a unit, by field, or by noun and field where other nouns use the name for something else. */
const units = new Map<string, Write>([
  ['responseMinutes', duration],
  ['sizeBytes', writeSize],
  ['attachmentBytes', writeSize],
  ['successRate', percent],
  ['progress', percent],
  ['matchScore', percent],
  ['compliance', percent],
  ['complianceFrameworks.score', percent],
  ['founded', String],
  ...[...weekDays, 'overtime', 'quarters', 'timesheets.total'].map((field) => [field, quarterHours] as const),
]);

const unitOf = (noun: string | undefined, source: string): Write | undefined =>
  units.get(`${noun}.${source}`) ?? units.get(source);

export const hasUnit = (noun: string, source: string): boolean => unitOf(noun, source) !== undefined;

/** A number with its unit: 122 minutes reads "2 h". */
export const UnitField = ({ source }: { source: string }) => {
  const value = useFieldValue({ source }) as number | null | undefined;
  const locale = useLocale();
  const noun = useResourceContext();
  return value == null ? <Nothing /> : unitOf(noun, source)?.(value, locale);
};
