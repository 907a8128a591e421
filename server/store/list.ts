import { passes, type Scope, scopeFor, visible } from '../../domain/access/can.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { metaOfField, type Row } from '../../domain/contract/noun.ts';
import { Invalid } from '../../domain/errors.ts';
import type { Reading } from '../../domain/insight/insights.ts';
import type { Condition, RowsAsked } from '../../domain/query/condition.ts';
import type { ListQuery, Page, Sort } from '../../domain/query/query.ts';
import type { SearchExpression } from '../../domain/search/searchExpression.ts';
import { facetsOf } from '../database/counts.ts';
import { openColumn, partialReader, readsSearchText } from '../database/readableColumns.ts';
import { quote } from '../database/sql.ts';
import { people } from '../database/tables.ts';
import { fieldSql, selectSql, stateSql } from './derivedStatus.ts';
import { isReadByRow, sourceSql } from './source.ts';
import type { Transaction } from './transaction.ts';

/** Collects the values of a statement and returns their placeholders. */
class Values {
  readonly all: unknown[] = [];
  place = (value: unknown): string => `$${this.all.push(value)}`;
}

/** One page of the rows in these scopes, with the total count. */
export const listRows = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  query: ListQuery,
): Promise<Page> => {
  const counting = countRows(transaction, name, scopes, query);
  const [rows, counted] = await Promise.all([pageOf(transaction, name, scopes, query), counting]);
  return {
    rows: isTrimmed(transaction, name, scopes)
      ? rows.map((row) => visible(scopeFor(scopes, row) as Scope, row))
      : rows,
    ...counted,
  };
};

const pageOf = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  query: ListQuery,
): Promise<Row[]> => {
  const shown = readFieldsOf(transaction, name, scopes);
  const asked = askedFields(transaction, name, query);
  const source = sourceSql(transaction, name, shown, asked);
  const order = `order by ${orderSql(transaction, name, query.sort)}`;
  const read = (count: number, part?: PartSql) => {
    const values = new Values();
    const where = whereSql(transaction, name, scopes, query, values, part);
    const page = `limit ${values.place(count)} offset ${values.place(query.from)}`;
    // The rows of the page are found first: else the fields of all rows before it would be read as well.
    const found = isReadByRow(transaction, name, shown, asked)
      ? ` where "seq" = any(array(select "seq" from ${quote(name)}${where} ${order} ${page})) ${order}`
      : `${where} ${order} ${page}`;
    const sql = `select ${columnsSql(transaction, name, scopes)} from ${source}${found}`;
    return ask<Row>(transaction, query, sql, values.all);
  };
  return readPage(transaction, name, scopes, query, read);
};

/** A page that begins at a position in the list or after a row; see docs/decisions/0157. */
const readPage = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  query: ListQuery,
  read: (count: number, part?: PartSql) => Promise<Row[]>,
): Promise<Row[]> => {
  const perPage = query.to - query.from + 1;
  if (query.after === undefined) return read(perPage);
  const rows: Row[] = [];
  for (const part of await partsAfter(transaction, name, scopes, query, query.after))
    if (rows.length < perPage) rows.push(...(await read(perPage - rows.length, part)));
  return rows;
};

/** A condition on the rows of a part of a list. */
type PartSql = (values: Values) => string;

/**
 * The parts of a list that follow a row, in their order: those with a value in the field that is sorted by, and
 * those without, because no index gives both from one place on.
 */
const partsAfter = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  { sort }: ListQuery,
  id: string,
): Promise<PartSql[]> => {
  const whole: ListQuery = { conditions: [], q: '', searched: [], sort, from: 0, to: 0 };
  const source = sourceSql(transaction, name, [], askedFields(transaction, name, whole));
  const column = sort.field === 'id' ? '"seq"' : sortSql(transaction, name, sort.field);
  const values = new Values();
  const where = whereSql(transaction, name, scopes, whole, values, (own) => `"id" = ${own.place(id)}`);
  const [start] = await transaction.query<{ isEmpty: boolean }>(
    `select ${column} is null as "isEmpty" from ${source}${where}`,
    values.all,
  );
  if (!start) throw Invalid({ after: 'query.after' });
  const isRising = sort.order === 'ASC';
  const of = (sql: string, own: Values) => `(select ${sql} from ${source} where "id" = ${own.place(id)})`;
  const beyond: PartSql = (own) => `${column} ${isRising ? '>' : '<'} ${of(column, own)}`;
  if (sort.field === 'id') return [beyond];
  const later: PartSql = (own) => `"seq" > ${of('"seq"', own)}`;
  if (start.isEmpty) {
    const others: PartSql = (own) => `${column} is null and ${later(own)}`;
    return isRising ? [others] : [others, () => `${column} is not null`];
  }
  const others: PartSql = (own) =>
    `${column} ${isRising ? '>=' : '<='} ${of(column, own)} and (${beyond(own)} or ${later(own)})`;
  return isRising ? [others, () => `${column} is null`] : [others];
};

/** Several scopes show different fields, and only the reader's own role reads masked rows through its view. */
export const isTrimmed = ({ role }: Transaction, name: NounName, scopes: readonly Scope[]): boolean =>
  scopes.length > 1 || (!partialReader(name, role) && scopes.some(({ mask }) => mask));

/**
 * Text searches, ranges and lists match few rows or most of them, depending on their values: a generic plan
 * would scan a whole trigram index even if that is the slowest way. Planning takes 0.3 ms.
 */
const ask = <R>(
  transaction: Transaction,
  { search, conditions }: ListQuery,
  sql: string,
  values: unknown[],
) =>
  search || conditions.some(({ operator }) => dependsOnValue.has(operator))
    ? transaction.queryAnew<R>(sql, values)
    : transaction.query<R>(sql, values);
const dependsOnValue = new Set(['gt', 'gte', 'lt', 'lte', 'has', 'hasAny', 'contains']);

/**
 * Some fields of the rows in these scopes, without the count. The caller has checked that the scopes include
 * the fields.
 */
export const readFields = (
  transaction: Transaction,
  { noun, fields, scopes, query }: Reading,
): Promise<Row[]> => {
  const source = sourceSql(transaction, noun, fields, askedFields(transaction, noun, query));
  return readPage(transaction, noun, scopes, query, (count, part) => {
    const values = new Values();
    const where = whereSql(transaction, noun, scopes, query, values, part);
    const page = `limit ${values.place(count)} offset ${values.place(query.from)}`;
    const sql = `select ${fields.map((field) => selectSql(noun, field)).join(', ')} from ${source}${where} order by ${orderSql(transaction, noun, query.sort)} ${page}`;
    return transaction.query<Row>(sql, values.all);
  });
};

/**
 * Uses `rowCounts` for a whole scope, else counts rows: all of them, or as many as asked for, because the
 * number of a million rows costs thirty times the page.
 */
const countRows = async (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  query: ListQuery,
): Promise<Pick<Page, 'total' | 'more'>> => {
  const facets = facetsOf(name, scopes, query);
  if (facets) {
    const [kept] = await transaction.query<{ total: number }>(
      'select coalesce(sum("n"), 0)::bigint as total from "rowCounts" where "noun" = $1 and "facet" = any($2)',
      [name, facets],
    );
    return { total: kept?.total ?? 0 };
  }
  // Counts past the page itself, so that a page far back remains one of the list's.
  const most = query.countTo && Math.max(query.countTo, query.to + 1);
  const values = new Values();
  const where = whereSql(transaction, name, scopes, query, values);
  const from = `from ${sourceSql(transaction, name, [], askedFields(transaction, name, query))}${where}`;
  const sql =
    most === undefined
      ? `select count(*) as total ${from}`
      : `select count(*) as total from (select 1 ${from} limit ${values.place(most + 1)}) "counted"`;
  const [found] = await ask<{ total: number }>(transaction, query, sql, values.all);
  const total = found?.total ?? 0;
  return most !== undefined && total > most ? { total: most, more: true } : { total };
};

/** Fields visible in any of these scopes. With several scopes, rows are trimmed afterwards. */
const shownFields = (name: NounName, scopes: readonly Scope[]): string[] =>
  Object.keys(nounOf(name).all).filter((field) =>
    scopes.some((scope) => passes(scope, field) || (scopes.length > 1 && Object.hasOwn(scope.where, field))),
  );

/** The same, and those that only a mask reads where it is applied after reading. */
export const readFieldsOf = ({ role }: Transaction, name: NounName, scopes: readonly Scope[]): string[] =>
  !partialReader(name, role) && scopes.some(({ mask }) => mask)
    ? Object.keys(nounOf(name).all)
    : shownFields(name, scopes);

export const columnsSql = (transaction: Transaction, name: NounName, scopes: readonly Scope[]): string =>
  readFieldsOf(transaction, name, scopes)
    .map((field) => selectSql(name, field))
    .join(', ');

/** Fields used for filtering, sorting and searching that are read as they are. */
const askedFields = (
  { role }: Transaction,
  name: NounName,
  { conditions, anyOf = [], sort, search, searched }: ListQuery,
): string[] => {
  const party = partialReader(name, role);
  const asked = [...[conditions, ...anyOf.flat()].flat().map(({ field }) => field), sort.field];
  const isSearched = search && party && !readsSearchText(name, party) && !openColumn(name, party, 'q');
  return [...asked.filter((field) => !openColumn(name, party, field)), ...(isSearched ? searched : [])];
};

const whereSql = (
  transaction: Transaction,
  name: NounName,
  scopes: readonly Scope[],
  query: ListQuery,
  values: Values,
  part?: PartSql,
): string => {
  const toSql = (one: Condition) => conditionSql(name, one, values, openSql(transaction, name, one.field));
  const allSql = (conditions: readonly Condition[]) => `(${conditions.map(toSql).join(' and ')})`;
  const parts = [
    scopesSql(scopes, values),
    ...query.conditions.map(toSql),
    ...(query.anyOf ?? []).map((group) => `(${group.map(allSql).join(' or ')})`),
    searchSql(transaction, name, query, values),
    part ? `(${part(values)})` : '',
  ];
  const asked = parts.filter((part) => part !== '');
  return asked.length ? ` where ${asked.join(' and ')}` : '';
};

/** The column that the reader filters and orders by in place of a masked field. */
const openSql = ({ role }: Transaction, name: NounName, field: string): string | undefined => {
  const column = openColumn(name, partialReader(name, role), field);
  return column && quote(column);
};

export const scopesSql = (scopes: readonly Scope[], values: Values): string => {
  // A scope of all rows leaves nothing to ask, and no value of another scope to place.
  if (scopes.some(({ where }) => Object.keys(where).length === 0)) return '';
  const each = scopes.map(({ where }) =>
    Object.entries(where)
      .map(([field, value]) =>
        value === null ? `${quote(field)} is null` : `${quote(field)} = ${values.place(value)}`,
      )
      .join(' and '),
  );
  return `(${each.map((one) => `(${one})`).join(' or ')})`;
};

const signs = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

export const conditionSql = (
  name: NounName,
  condition: Condition,
  values: Values,
  column = fieldSql(name, condition.field),
): string => {
  const { field, part, operator, value } = condition;
  if (part !== undefined) return partSql(condition, part, values, column);
  const type = metaOfField(nounOf(name), field).column;
  const reached =
    operator === 'eq' && typeof value === 'string' && stateSql(name, field, value, values.place);
  if (reached) return reached;
  if (operator === 'eq' && value === null) return `${column} is null`;
  if (operator === 'neq') return `${column} is distinct from ${values.place(value)}`;
  if (operator === 'has') return `${column} @> ${values.place(value)}::text[]`;
  if (operator === 'hasAny') return `${column} && ${values.place(value)}::text[]`;
  if (operator === 'onlyOf') return `${column} <@ ${values.place(value)}::text[]`;
  if (operator === 'includes') return `${column} @> ${values.place(JSON.stringify([value]))}::jsonb`;
  // A list that is missing is stored as the JSON value null.
  if (operator === 'isEmpty') return `(${column} is null or ${column} in ('[]'::jsonb, 'null'::jsonb))`;
  if (operator === 'anyOf')
    return `(${(value as Condition[][])
      .map((all) => `(${all.map((one) => conditionSql(name, one, values)).join(' and ')})`)
      .join(' or ')})`;
  if (operator === 'among' || operator === 'notAmong') {
    const { noun, field: other, conditions } = value as RowsAsked;
    const where = conditions.map((one) => conditionSql(noun, one, values)).join(' and ');
    const rows = `(select ${quote(other)} from ${quote(noun)} where ${where})`;
    return `${column} ${operator === 'among' ? 'in' : 'not in'} ${rows}`;
  }
  if (operator === 'endsWith') {
    const end = values.place(value);
    return `right(${column}, length(${end}::text)) = ${end}`;
  }
  if (operator === 'startsWith')
    return `fold_case(${column}) like ${values.place(`${escapeLike(String(value).toLowerCase())}%`)}`;
  if (operator === 'contains')
    return `fold_case(${column}) like ${values.place(`%${escapeLike(String(value).toLowerCase())}%`)}`;
  if (operator !== 'in') return `${column} ${signs[operator]} ${values.place(value)}`;
  const given = value as unknown[];
  const anyOf = `${column} = any(${values.place(given.filter((one) => one !== null))}::${type}[])`;
  return given.includes(null) ? `(${anyOf} or ${column} is null)` : anyOf;
};

/** The type of a value is checked first: PostgreSQL converts others otherwise, in whatever order it likes. */
const partSql = ({ operator, value }: Condition, part: string, values: Values, column: string): string => {
  const held = () => `${column} -> ${values.place(part)}::text`;
  const is = (one: unknown) =>
    one === null
      ? `(${held()}) is null`
      : `${column} @> ${values.place(JSON.stringify({ [part]: one }))}::jsonb`;
  if (operator === 'eq') return is(value);
  if (operator === 'neq') return `(${is(value)}) is not true`;
  if (operator === 'in') return `(${['false', ...(value as unknown[]).map(is)].join(' or ')})`;
  const written = `${column} ->> ${values.place(part)}::text`;
  const compared = (type: string, sql: string) =>
    `(case when jsonb_typeof(${held()}) = '${type}' then ${sql} else false end)`;
  if (operator === 'contains')
    return compared(
      'string',
      `fold_case(${written}) like ${values.place(`%${escapeLike(String(value).toLowerCase())}%`)}`,
    );
  const sign = signs[operator as keyof typeof signs];
  return typeof value === 'number'
    ? compared('number', `(${written})::numeric ${sign} ${values.place(value)}::numeric`)
    : compared('string', `(${written}) collate "C" ${sign} ${values.place(value)}::text`);
};

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const searchSql = (
  transaction: Transaction,
  name: NounName,
  { search, searched }: ListQuery,
  values: Values,
): string => {
  if (!search) return '';
  const noun = nounOf(name);
  // Rows found by other means may still be.
  if (searched.length === 0) return expressionSql(search, values);
  const open = openSql(transaction, name, 'q');
  if (open) return expressionSql(search, values, (pattern) => `${open} like ${pattern}`);
  const party = partialReader(name, transaction.role);
  if (searched.length === noun.search.length && (!party || readsSearchText(name, party)))
    return expressionSql(search, values, (pattern) => `"searchText" like ${pattern}`);
  const columns = searched.map((field) => {
    const column = quote(field);
    return `fold_text(${metaOfField(noun, field).column === 'text[]' ? `join_lines(${column})` : column})`;
  });
  return expressionSql(
    search,
    values,
    (pattern) => `(${columns.map((column) => `${column} like ${pattern}`).join(' or ')})`,
  );
};

/** Each text is a condition of its own, so that the trigram index finds it. Without `like`, no row contains one. */
const expressionSql = (
  search: SearchExpression,
  values: Values,
  like?: (pattern: string) => string,
): string => {
  const toSql = (one: SearchExpression): string => {
    if ('text' in one) return like ? like(values.place(`%${escapeLike(one.text)}%`)) : 'false';
    if ('ids' in one) return `"id" = any(${values.place(one.ids)}::text[])`;
    // A missing value does not contain the text.
    if ('not' in one) return `(${toSql(one.not)}) is not true`;
    if ('all' in one) return `(${one.all.map(toSql).join(' and ')})`;
    return `(${one.any.map(toSql).join(' or ')})`;
  };
  return toSql(search);
};

const orderSql = (transaction: Transaction, name: NounName, { field, order }: Sort): string => {
  if (field === 'id') return `"seq" ${order}`;
  return `${sortSql(transaction, name, field)} ${order}, "seq"`;
};

const sortSql = (transaction: Transaction, name: NounName, field: string): string => {
  const text = metaOfField(nounOf(name), field).column === 'text';
  return `${openSql(transaction, name, field) ?? fieldSql(name, field)}${text ? ` collate ${quote(people)}` : ''}`;
};

export { Values };
