import { z } from 'zod';
import { date, instant, isPlain, metaOf } from '../contract/fields.ts';
import { Invalid } from '../errors.ts';
import type { Operator } from './condition.ts';

const whole = z.int();
const integer = z.int32();
const day = date('Day');
const moment = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString())
  .pipe(instant('Moment'));
const plain = z.string().max(2000).refine(isPlain);
const kinds = {
  text: plain,
  'text[]': plain,
  jsonb: z.never(),
  integer,
  bigint: whole,
  boolean: z.boolean(),
  date: day,
  timestamptz: z.union([moment, day]),
} as const;

/** A filter's value in the type of its field; null matches empty fields. */
export const readValue = (schema: z.ZodType, key: string, value: unknown, operator: Operator): unknown => {
  if (value === null && (operator === 'eq' || operator === 'neq' || operator === 'in')) return null;
  const { column } = metaOf(schema);
  const read = kinds[column].safeParse(value);
  if (!read.success) throw Invalid({ [key]: { code: 'query.not-a-value', values: { column } } });
  return column === 'timestamptz' ? new Date(read.data as string).toISOString() : read.data;
};
