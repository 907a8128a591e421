import type { NounName } from '../contract/index.ts';

/**
 * Suffixes of a filter's field; without one, a list of values matches any of them. `startsWith`,
 * `endsWith` and `contains` are only for filters with a name of their own; the first and the last ignore case. So are
 * `includes`, of a list of objects: one has all of these values, `isEmpty`: a list is missing or has nothing, and `onlyOf`: a list
 * has no other values. `anyOf` has lists of further conditions, of which one has to hold. `among` and `notAmong` compare with a
 * field of other rows (`RowsAsked`).
 */
const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'has',
  'hasAny',
  'startsWith',
  'endsWith',
  'contains',
  'includes',
  'isEmpty',
  'onlyOf',
  'anyOf',
  'among',
  'notAmong',
] as const;
export type Operator = (typeof operators)[number];
/** A field, which has no empty values, of the rows of a noun that meet all conditions. */
export type RowsAsked = { noun: NounName; field: string; conditions: readonly Condition[] };
/** `part` is a key of the object in the field, whose value is compared only with values of its own type. */
export type Condition = { field: string; part?: string; operator: Operator; value: unknown };
