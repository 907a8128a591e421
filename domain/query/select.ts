import { matches, type Scope } from '../access/can.ts';
import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { foldText } from '../search/foldText.ts';
import { passesSearch } from '../search/searchExpression.ts';
import type { Condition, RowsAsked } from './condition.ts';
import { holdsOfCustom } from './customFilters.ts';
import type { ListQuery, Sort } from './query.ts';

/** Whether a row matches a list query in memory, equivalent to the server's SQL. */
export const asksFor =
  (scopes: readonly Scope[], query: ListQuery) =>
  (row: Row): boolean =>
    scopes.some((scope) => matches(scope, row)) &&
    query.conditions.every((one) => holds(one, row)) &&
    (query.anyOf ?? []).every((group) => group.some((all) => all.every((one) => holds(one, row)))) &&
    mentions(query, row);

const mentions = ({ search, searched }: ListQuery, row: Row): boolean => {
  if (!search) return true;
  const words = searched.flatMap((field) => wordsOf(row[field])).map(foldText);
  return passesSearch(search, (text) => words.some((word) => word.includes(text)), row.id);
};
const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value == null ? [] : [String(value)];

type RowsOf = (noun: NounName) => readonly Row[];

/** The query with the values of other rows that its conditions compare with, as `holds` takes them. */
export const withOtherRows = (query: ListQuery, rowsOf: RowsOf): ListQuery => ({
  ...query,
  conditions: query.conditions.map((one) => comparedWith(one, rowsOf)),
});

const comparedWith = (condition: Condition, rowsOf: RowsOf): Condition => {
  if (condition.operator !== 'among' && condition.operator !== 'notAmong') return condition;
  const { noun, field, conditions } = condition.value as RowsAsked;
  const met = conditions.map((one) => comparedWith(one, rowsOf));
  const rows = rowsOf(noun).filter((row) => met.every((one) => holds(one, row)));
  return { ...condition, value: new Set(rows.map((row) => row[field])) };
};

export const holds = (condition: Condition, row: Row): boolean => {
  const { field, part, operator, value } = condition;
  const held = row[field];
  if (part !== undefined)
    return holdsOfCustom(condition, (held as Record<string, unknown> | null)?.[part] ?? null);
  switch (operator) {
    case 'eq':
      return held === value;
    case 'neq':
      return held !== value;
    case 'in':
      return (value as unknown[]).includes(held);
    case 'has':
      return (value as string[]).every((one) => (held as string[]).includes(one));
    case 'hasAny':
      return (value as string[]).some((one) => (held as string[]).includes(one));
    case 'startsWith':
      return held !== null && String(held).toLowerCase().startsWith(String(value).toLowerCase());
    case 'endsWith':
      return held !== null && String(held).endsWith(String(value));
    case 'contains':
      return held !== null && String(held).toLowerCase().includes(String(value).toLowerCase());
    case 'includes':
      return ((held ?? []) as Record<string, unknown>[]).some((one) =>
        Object.entries(value as object).every(([part, wanted]) => one[part] === wanted),
      );
    case 'isEmpty':
      return ((held ?? []) as unknown[]).length === 0;
    case 'onlyOf':
      return (held as string[]).every((one) => (value as string[]).includes(one));
    case 'among':
      return (value as ReadonlySet<unknown>).has(held);
    case 'notAmong':
      return !(value as ReadonlySet<unknown>).has(held);
    case 'anyOf':
      return (value as Condition[][]).some((all) => all.every((one) => holds(one, row)));
    case 'gt':
      return held !== null && isLess(value, held);
    case 'gte':
      return held !== null && !isLess(held, value);
    case 'lt':
      return held !== null && isLess(held, value);
    case 'lte':
      return held !== null && !isLess(value, held);
  }
};

/** The order of two values of a field, which are numbers or texts. */
const isLess = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b);

const collator = new Intl.Collator('en');
/** Ids are compared by number: BE-2 before BE-10. */
const idNumber = (row: Row): number => Number(row.id.slice(row.id.lastIndexOf('-') + 1));

/**
 * Empty values come last in ascending and first in descending order, as in PostgreSQL; ties are sorted by id.
 */
export const byOrder = ({ field, order }: Sort) => {
  const sign = order === 'ASC' ? 1 : -1;
  return (a: Row, b: Row): number => {
    if (field === 'id') return sign * (idNumber(a) - idNumber(b));
    return sign * compare(a[field], b[field]) || idNumber(a) - idNumber(b);
  };
};

const compare = (a: unknown, b: unknown): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
};
