/** Suffixes of a filter's field; without one, a list of values matches any of them. */
const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'has', 'hasAny'] as const;
export type Operator = (typeof operators)[number];
export type Condition = { field: string; operator: Operator; value: unknown };
