import { z } from 'zod';
import { oneLine } from '../contract/fields.ts';
import { Invalid } from '../errors.ts';
import type { Condition, Operator } from './condition.ts';

/** Endings of the id of a custom field in a filter; without one, a list of values matches any of them. */
export const customEndings = {
  _gte: 'gte',
  _lte: 'lte',
  _gt: 'gt',
  _lt: 'lt',
  _neq: 'neq',
  _contains: 'contains',
} as const satisfies Record<string, Operator>;

/** A filter has at most as many conditions on custom fields, and a list of values as many values. */
const mostConditions = 100;

const text = oneLine(500);
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const valuesOf: Partial<Record<Operator, z.ZodType>> = {
  eq: scalar,
  neq: scalar,
  in: z.array(scalar).max(mostConditions),
  contains: text,
};
const comparable = z.union([text, z.number()]);

/** The conditions of a filter on custom fields, such as `{"CFD-001": "H-1B", "CFD-003_lte": "2027-01-01"}`. */
export const readCustomFilter = (field: string, asked: unknown): Condition[] => {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    throw Invalid({ [field]: 'query.object' });
  const entries = Object.entries(asked);
  if (entries.length > mostConditions)
    throw Invalid({ [field]: { code: 'query.too-many-values', values: { max: mostConditions } } });
  return entries.map(([key, given]) => {
    const ending = Object.entries(customEndings).find(([end]) => key.endsWith(end));
    const operator = ending?.[1] ?? (Array.isArray(given) ? 'in' : 'eq');
    const read = (valuesOf[operator] ?? comparable).safeParse(given);
    if (!read.success) throw Invalid({ [`${field}.${key}`]: 'value.invalid' });
    return { field, part: ending ? key.slice(0, -ending[0].length) : key, operator, value: read.data };
  });
};

/** Whether a value of a custom field, null where there is none, meets a condition. */
export const holdsOfCustom = ({ operator, value }: Condition, held: unknown): boolean => {
  if (operator === 'eq') return held === value;
  if (operator === 'neq') return held !== value;
  if (operator === 'in') return (value as unknown[]).includes(held);
  if (operator === 'contains')
    return typeof held === 'string' && held.toLowerCase().includes(String(value).toLowerCase());
  if (typeof held !== typeof value) return false;
  const [a, b] = [held as string | number, value as string | number];
  if (operator === 'gt') return a > b;
  if (operator === 'gte') return a >= b;
  return operator === 'lt' ? a < b : a <= b;
};
