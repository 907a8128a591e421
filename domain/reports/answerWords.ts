import { metaOf } from '../contract/fields.ts';
import { isNounName, nounOf } from '../contract/index.ts';
import type { Report } from '../contract/reports/reports.ts';
import { moneyFormat } from '../money/formatMoney.ts';
import { sayText } from '../words/sayValue.ts';
import type { Translate } from '../words/translateBy.ts';
import { valueKey } from '../words/valueKey.ts';
import type { Cell, Column } from './columns.ts';
import { overdueBands } from './overdueBands.ts';

type Row = readonly Cell[];

/** Formats a result in the reader's language. */
export const answerWords = (translate: Translate, locale: string) => {
  const number = (value: number) => value.toLocaleString(locale);
  const moment = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const fieldOf = (noun: string, field: string) =>
    translate(`resources.${noun}.fields.${field}`, { _: field });
  return {
    locale,
    translate,
    number,
    moment,
    day: (day: string) => timeOf(day, locale),
    field: fieldOf,
    interval: (interval: string) => translate(valueKey('reports', 'interval', interval), { _: interval }),
    value: (noun: string, field: string, value: string) =>
      textOf(translate, locale, noun, field, value, false),
    heading: (noun: string, { name, field, measure }: Column): string => {
      if (measure === null) return fieldOf(noun, name);
      const word = translate(valueKey('reports', 'measure', measure), { _: measure });
      return field === null
        ? word
        : translate('reportsPage.about.measured', { measure: word, field: fieldOf(noun, field) });
    },
    cell: (
      { noun, groupBy, measure }: Report,
      columns: readonly Column[],
      row: Row,
      place: number,
    ): string => {
      const column = columns[place] as Column;
      const value = nameAt(columns, row, place) ?? row[place];
      if (value === null || value === undefined) return '–';
      if (column.money) return moneyFormat(locale, currencyIn(columns, row)).format(Number(value));
      if (typeof value === 'number') return number(value);
      if (typeof value === 'boolean') return translate(value ? 'reportsPage.yes' : 'reportsPage.no');
      if (typeof value !== 'string') return value.join(', ');
      return textOf(translate, locale, noun, column.name, value, measure !== null && column.name === groupBy);
    },
  };
};
export type AnswerWords = ReturnType<typeof answerWords>;

/** Formats for people: a name replaces the id before it. */
export const placesRead = (columns: readonly Column[]): number[] =>
  columns.flatMap(({ nameOf }, place) => (nameOf === null ? [place] : []));

const nameAt = (columns: readonly Column[], row: Row, place: number): Cell | undefined =>
  columns[place + 1]?.nameOf === columns[place]?.name ? row[place + 1] : null;

/** The currency of a row's amounts. */
export const currencyIn = (columns: readonly Column[], row: Row): string =>
  String(row[columns.findIndex(({ name }) => name === 'currency')] ?? 'USD');

/** Enum values in the reader's language, dates formatted, other texts unchanged. */
const textOf = (
  translate: Translate,
  locale: string,
  noun: string,
  field: string,
  value: string,
  isGroup: boolean,
): string => {
  const schema = isNounName(noun) ? nounOf(noun).all[field] : undefined;
  if (!schema) return value;
  const { column, values } = metaOf(schema);
  if (values) return translate(valueKey(noun, field, value), { _: value });
  if (column === 'timestamptz' && !isGroup)
    return new Date(value).toLocaleString(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
  if (isGroup && (overdueBands as readonly string[]).includes(value))
    return translate(`reportsPage.overdue.${value}`);
  return column === 'date' || column === 'timestamptz'
    ? timeOf(value, locale)
    : sayText(field, value, locale);
};

/** A year, a month of a year, or a date. */
const timeOf = (value: string, locale: string): string => {
  if (!/^\d{4}-\d\d/.test(value)) return value;
  const isMonth = value.length === 7;
  return new Date(`${isMonth ? `${value}-01` : value}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    ...(isMonth ? { month: 'short', year: 'numeric' } : { dateStyle: 'medium' }),
  });
};
