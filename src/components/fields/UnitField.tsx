import { useFieldValue, useLocale } from 'ra-core';
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

/** Numbers with a unit, by field name. */
const units: Record<string, Write> = {
  responseMinutes: duration,
  sizeBytes: writeSize,
  attachmentBytes: writeSize,
  successRate: percent,
  progress: percent,
  matchScore: percent,
  compliance: percent,
  founded: String,
  ...Object.fromEntries([...weekDays, 'total', 'overtime', 'quarters'].map((field) => [field, quarterHours])),
};

export const hasUnit = (source: string): boolean => Object.hasOwn(units, source);

/** A number with its unit: 122 minutes reads "2 h". */
export const UnitField = ({ source }: { source: string }) => {
  const value = useFieldValue({ source }) as number | null | undefined;
  const locale = useLocale();
  return value == null ? <Nothing /> : units[source]?.(value, locale);
};
