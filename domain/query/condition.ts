/** The endings a filter's field may carry; without one a list of values means any of them. */
export const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'has', 'hasAny'] as const;
export type Operator = (typeof operators)[number];
export type Condition = { field: string; operator: Operator; value: unknown };
