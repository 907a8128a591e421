/**
 * Suffixes of a filter's field; without one, a list of values matches any of them. `endsWith` and `contains`,
 * which ignores case, are only for filters with a name of their own.
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
  'endsWith',
  'contains',
] as const;
export type Operator = (typeof operators)[number];
export type Condition = { field: string; operator: Operator; value: unknown };
