import { grantsOf } from '../../domain/access/can.ts';
import { rules, type ScopeValue } from '../../domain/access/rules.ts';
import type { NounName } from '../../domain/contract/index.ts';

/** The one-field scopes that the rules let somebody list a noun by: each is counted as rows come and go. */
export const countedFields = (noun: NounName): [field: string, value: ScopeValue][] => {
  const found = new Map<string, [string, ScopeValue]>();
  for (const verbs of Object.values(rules[noun])) {
    const grants = grantsOf(verbs?.list);
    const fields = grants.length === 1 ? Object.entries(grants[0]?.where ?? {}) : [];
    if (fields.length === 1 && fields[0]) found.set(fields[0].join('='), fields[0]);
  }
  return [...found.values()];
};

/** The line of `rowCounts` that holds the number of rows in a scope, or null where rows must be counted. */
export const facetOf = (where: Record<string, ScopeValue>): string | null => {
  const fields = Object.entries(where);
  if (fields.length === 0) return '';
  const [only] = fields;
  return fields.length === 1 && only ? `${only[0]}=${only[1] ?? ''}` : null;
};

/** Whether a company may list every row of this noun. */
export const isOpen = (noun: NounName): boolean =>
  rules[noun].provider?.list === 'yes' || rules[noun].recruiter?.list === 'yes';
