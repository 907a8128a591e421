import type { Scope } from '../../domain/access/can.ts';
import { grantsOf } from '../../domain/access/can.ts';
import { rules, type ScopeValue } from '../../domain/access/rules.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { ListQuery } from '../../domain/query/query.ts';

/** Single-field scopes by which the rules let someone list a noun: each is counted as rows change. */
export const countedFields = (noun: NounName): [field: string, value: ScopeValue][] => {
  const found = new Map<string, [string, ScopeValue]>();
  for (const verbs of Object.values(rules[noun])) {
    const grants = grantsOf(verbs?.list);
    const fields = grants.length === 1 ? Object.entries(grants[0]?.where ?? {}) : [];
    if (fields.length === 1 && fields[0]) found.set(fields[0].join('='), fields[0]);
  }
  return [...found.values()];
};

/** The key in `rowCounts` for a scope, or null if rows must be counted. */
const facetOf = (where: Record<string, ScopeValue>): string | null => {
  const fields = Object.entries(where);
  if (fields.length === 0) return '';
  const [only] = fields;
  return fields.length === 1 && only ? `${only[0]}=${only[1] ?? ''}` : null;
};

/** Keys in `rowCounts` whose sum is the total of a list, or null if its rows must be counted. */
export const facetsOf = (
  noun: NounName,
  scopes: readonly Scope[],
  { q, conditions }: Pick<ListQuery, 'q' | 'conditions'>,
): string[] | null => {
  const [scope, ...others] = scopes;
  if (!scope || others.length > 0 || q !== '') return null;
  const whole = facetOf(scope.where);
  const [first, ...more] = conditions;
  if (!first) return whole === null ? null : [whole];
  if (more.length > 0 || whole !== '' || !isCounted(noun, first.field)) return null;
  if (first.operator === 'eq') return [valueFacet(first.field, first.value)];
  if (first.operator !== 'in') return null;
  return [...new Set((first.value as unknown[]).map((value) => valueFacet(first.field, value)))];
};

/** Counted by value, or because some users list only their own rows. */
const isCounted = (noun: NounName, field: string): boolean =>
  nounOf(noun).counted?.includes(field) === true ||
  countedFields(noun).some(([own, value]) => own === field && String(value).startsWith('$'));

const valueFacet = (field: string, value: unknown): string => `${field}=${value ?? ''}`;

/** Whether a company may list every row of this noun. */
export const isOpen = (noun: NounName): boolean =>
  rules[noun].provider?.list === 'yes' || rules[noun].recruiter?.list === 'yes';
