import { passes, type Scope } from '../access/can.ts';
import { type FieldMeta, isPlain, metaOf } from '../contract/fields.ts';
import type { NounName } from '../contract/index.ts';
import { nounOf } from '../contract/index.ts';
import { metaOfField, type Noun, type Row } from '../contract/noun.ts';
import { tidyLine } from '../contract/plainText.ts';
import { Invalid } from '../errors.ts';
import { wordsToFind } from '../search/foldText.ts';
import { readSearchExpression, type SearchExpression } from '../search/searchExpression.ts';
import type { Condition, Operator } from './condition.ts';
import { readCustomFilter } from './customFilters.ts';
import { readValue } from './value.ts';

export type Sort = { field: string; order: 'ASC' | 'DESC' };
/** A list query: rows `from` to `to`, both included, counted from 0. */
export type ListQuery = {
  conditions: Condition[];
  /** Of each of these groups, all conditions of at least one member hold. */
  anyOf?: readonly (readonly (readonly Condition[])[])[];
  q: string;
  /** What `q` asks for, unless it is empty. */
  search?: SearchExpression;
  searched: readonly string[];
  sort: Sort;
  from: number;
  to: number;
  /** The id of a row: the page begins after it, in the order of the list. Then `from` is 0. */
  after?: string;
  /** Rows need not be counted beyond this number. */
  countTo?: number;
};

/** A page of rows. The total is exact unless counting stopped there: then there are `more`. */
export type Page = { rows: Row[]; total: number; more?: boolean };

const endings: Record<string, Operator> = {
  _gte: 'gte',
  _lte: 'lte',
  _gt: 'gt',
  _lt: 'lt',
  _neq: 'neq',
  _inc_any: 'hasAny',
  _inc: 'has',
};
export const largestPage = 1000;
export const longestText = 200;

export type AskedList = {
  sort?: unknown;
  range?: unknown;
  filter?: unknown;
  countTo?: unknown;
  after?: unknown;
};

/**
 * A list query in the dialect of ra-data-simple-rest, checked against the noun and the fields the caller may
 * see: hidden fields can be neither sorted nor filtered by.
 */
export const readListQuery = (name: NounName, scopes: readonly Scope[], asked: AskedList): ListQuery => {
  const noun = nounOf(name);
  const shown = (field: string) =>
    Object.hasOwn(noun.all, field) && scopes.every((scope) => passes(scope, field));
  const filter = readFilter(asked.filter);
  const { q, ...fields } = filter;
  return {
    conditions: Object.entries(fields).flatMap(([key, value]) =>
      shown(key) && metaOfField(noun, key).customFields
        ? readCustomFilter(key, value)
        : readCondition(noun, shown, key, value),
    ),
    ...readSearch(noun, q),
    searched: noun.search.filter(shown),
    sort: readSort(noun, shown, asked.sort),
    ...readPage(asked),
    ...(asked.countTo !== undefined && { countTo: readCountTo(asked.countTo) }),
  };
};

const readCountTo = (countTo: unknown): number => {
  if (!Number.isInteger(countTo) || Number(countTo) < 1) throw Invalid({ countTo: 'query.count-to' });
  return Number(countTo);
};

/** Refuses a filter that is not an object. */
export const readFilter = (filter: unknown): Record<string, unknown> => {
  if (filter === undefined) return {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw Invalid({ filter: 'query.object' });
  return filter as Record<string, unknown>;
};

const readSearch = ({ booleanSearch }: Noun, q: unknown): Pick<ListQuery, 'q' | 'search'> => {
  if (q === undefined || q === null) return { q: '' };
  if (typeof q !== 'string') throw Invalid({ q: 'query.text' });
  if (q.length > longestText || !isPlain(q))
    throw Invalid({ q: { code: 'query.plain-text', values: { max: longestText } } });
  const text = tidyLine(q).trim();
  if (text === '') return { q: '' };
  if (!booleanSearch) return { q: text, search: { all: wordsToFind(text).map((word) => ({ text: word })) } };
  const read = readSearchExpression(text);
  if (read.fault) throw Invalid({ q: read.fault });
  return read.search ? { q: text, search: read.search } : { q: '' };
};

const readCondition = (
  noun: Noun,
  shown: (field: string) => boolean,
  key: string,
  value: unknown,
): Condition => {
  const ending = Object.keys(endings).find((end) => key.endsWith(end) && !Object.hasOwn(noun.all, key)) ?? '';
  const field = ending ? key.slice(0, -ending.length) : key;
  const schema = noun.all[field];
  if (!schema || !shown(field) || metaOf(schema).column === 'jsonb')
    throw Invalid({ [key]: 'query.no-filter' });
  const many = Array.isArray(value);
  const isList = metaOf(schema).column === 'text[]';
  const operator: Operator = endings[ending] ?? (isList ? 'has' : many ? 'in' : 'eq');
  if (isList !== (operator === 'has' || operator === 'hasAny')) throw Invalid({ [key]: 'reports.filter' });
  if (many && !['in', 'has', 'hasAny'].includes(operator)) throw Invalid({ [key]: 'query.one-value' });
  if (many && value.length > largestPage)
    throw Invalid({ [key]: { code: 'query.too-many-values', values: { max: largestPage } } });
  const readOne = (one: unknown) => readValue(schema, key, one, operator);
  if (operator === 'has' || operator === 'hasAny')
    return { field, operator, value: (many ? value : [value]).map(readOne) };
  return { field, operator, value: many ? value.map(readOne) : readOne(value) };
};

const readSort = (noun: Noun, shown: (field: string) => boolean, sort: unknown): Sort => {
  if (sort === undefined) return { field: 'id', order: 'ASC' };
  if (!Array.isArray(sort) || sort.length !== 2) throw Invalid({ sort: 'query.sort-form' });
  const [field, order] = sort as [unknown, unknown];
  if (typeof field !== 'string' || !shown(field) || !isOrdered(metaOfField(noun, field)))
    throw Invalid({ sort: { code: 'query.no-sort', values: { field: String(field).slice(0, 60) } } });
  if (order !== 'ASC' && order !== 'DESC') throw Invalid({ sort: 'query.order' });
  return { field, order };
};

/** Lists cannot be sorted by structured fields. */
export const isOrdered = ({ column }: FieldMeta): boolean => column !== 'text[]' && column !== 'jsonb';

const readPage = ({ range, after }: AskedList): Pick<ListQuery, 'from' | 'to' | 'after'> => {
  const page = readRange(range);
  if (after === undefined) return page;
  if (typeof after !== 'string') throw Invalid({ after: 'query.after' });
  if (page.from !== 0) throw Invalid({ range: 'query.range-after' });
  return { ...page, after };
};

const readRange = (range: unknown): { from: number; to: number } => {
  if (range === undefined) return { from: 0, to: 24 };
  const [from, to] = Array.isArray(range) && range.length === 2 ? (range as [unknown, unknown]) : [];
  if (!isIndex(from) || !isIndex(to) || to < from) throw Invalid({ range: 'query.range-form' });
  if (to - from >= largestPage)
    throw Invalid({ range: { code: 'batch.too-many', values: { max: largestPage } } });
  return { from, to };
};
const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
