import { z } from 'zod';
import { date, isPlain, list, oneOf, optional, text } from '../fields.ts';
import { tidyLine } from '../plainText.ts';

export const measures = ['Count', 'Sum', 'Average'] as const;
/** How dates are grouped: by calendar period, or by their age in days. */
export const intervals = ['Day', 'Month', 'Year', 'Days Overdue'] as const;
/** Time range back from the day the report is created. */
export const questionRanges = ['7d', '30d', '90d', '1y'] as const;
export const questionOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'has'] as const;

const plain = (max: number) =>
  z.string('text.enter').overwrite(tidyLine).trim().max(max, 'text.too-long').refine(isPlain);
const condition = z.strictObject(
  {
    field: plain(60),
    operator: z.enum(questionOperators, 'choice.one-of'),
    /** As typed in a form; empty matches rows without a value. */
    value: plain(200),
  },
  'list.enter',
);
export type QuestionCondition = z.infer<typeof condition>;

const conditions = () =>
  z
    .array(condition, 'list.enter')
    .max(10, 'number.too-large')
    .meta({ label: 'Conditions', column: 'jsonb', conditions: true });

/**
 * The query of a report. Without a measure it returns rows with these fields; with one, a figure for each
 * value of
 * `groupBy`, or a single one. The time is a range back from the day of creation, or two dates.
 */
export const questionFields = {
  noun: text('Data', 60),
  fields: list('Fields', 30),
  conditions: conditions(),
  groupBy: optional(text('Group By', 60)),
  interval: optional(oneOf('Interval', intervals)),
  measure: optional(oneOf('Measure', measures)),
  measured: optional(text('Measured Field', 60)),
  dateField: optional(text('Date Field', 60)),
  range: optional(oneOf('Date Range', questionRanges)),
  from: optional(date('From')),
  to: optional(date('To')),
};
type Fields = typeof questionFields;
export type Question = { [K in keyof Fields]: z.infer<Fields[K]> };
export const questionKeys = Object.keys(questionFields) as (keyof Fields)[];
export const questionDefaults = { fields: [], conditions: [] };

/** The query of a report or a template. */
export const questionOf = (row: Question): Question =>
  Object.fromEntries(questionKeys.map((key) => [key, row[key]])) as Question;
