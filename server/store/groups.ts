import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { metaOfField } from '../../domain/contract/noun.ts';
import type { GroupReading } from '../../domain/insight/insights.ts';
import { fieldsOf, type Group, type GroupFigure } from '../../domain/query/groups.ts';
import { quote } from '../database/sql.ts';
import { fieldSql } from './derivedStatus.ts';
import { type Lines, linesFor } from './keptSums.ts';
import { conditionSql, scopesSql, Values } from './list.ts';
import { sourceSql } from './source.ts';
import type { Transaction } from './transaction.ts';

/**
 * Counts and sums computed by PostgreSQL, from rows or from maintained sums. Planned for these exact values,
 * as the best index depends on the length of the time range.
 */
export const readGroups = (
  transaction: Transaction,
  reading: Pick<GroupReading, 'grouping' | 'scopes'>,
): Promise<Group[]> => {
  const { noun, conditions, by: own, figures, top, through } = reading.grouping;
  const values = new Values();
  const lines = linesFor(reading);
  const by = through ? [...own, through.by] : own;
  const columns = [
    ...by.map((field) => `${lines ? quote(field) : keySql(noun, field)} as ${quote(field)}`),
    ...Object.entries(figures).map(
      ([name, one]) => `${figureSql(noun, one, values, lines)} as ${quote(name)}`,
    ),
  ];
  const met = (lines?.conditions ?? conditions).map((one) => conditionSql(noun, one, values));
  const where = [scopesSql(reading.scopes, values), ...met].filter((part) => part !== '').join(' and ');
  const places = by.map((_, place) => place + 1);
  const grouped = [
    `select ${columns.join(', ')} from ${lines?.from ?? sourceSql(transaction, noun, [], fieldsOf(reading.grouping))}`,
    where && `where ${where}`,
    by.length > 0 && `group by ${places.join(', ')}`,
    // Added and subtracted lines coexist until they are merged.
    lines && by.length > 0 && 'having sum("rows") <> 0',
  ]
    .filter(Boolean)
    .join(' ');
  const all = through ? throughSql(grouped, own, figures, through) : grouped;
  const names = [...own, ...(through ? [through.field] : []), ...Object.keys(figures)];
  return transaction.queryAnew<Group>(top ? topSql(all, names, by.length, top, values) : all, values.all);
};

/** The groups with the highest value of a figure, overall or within each value of a field. */
const topSql = (
  groups: string,
  names: readonly string[],
  keys: number,
  { figure, most, within }: NonNullable<GroupReading['grouping']['top']>,
  values: Values,
): string => {
  const order = [`${quote(figure)} desc`, ...names.slice(0, keys).map(quote)].join(', ');
  if (!within) return `${groups} order by ${order} limit ${values.place(most)}`;
  return `select ${names.map(quote).join(', ')} from
    (select g.*, row_number() over (partition by ${quote(within)} order by ${order}) as "place" from (${groups}) g) g
    where "place" <= ${values.place(most)}`;
};

/** Groups by reference first, which are few, then by the referenced rows' field. */
const throughSql = (
  grouped: string,
  own: readonly string[],
  figures: Record<string, GroupFigure>,
  { by, noun, field }: NonNullable<GroupReading['grouping']['through']>,
): string => {
  const sums = Object.entries(figures).map(([name, { least }]) =>
    least ? `min(g.${quote(name)}) as ${quote(name)}` : `sum(g.${quote(name)})::bigint as ${quote(name)}`,
  );
  const keys = [...own.map((key) => `g.${quote(key)}`), `o.${quote(field)}`];
  return `select ${[...keys, ...sums].join(', ')} from (${grouped}) g
    left join ${quote(noun)} o on o."id" = g.${quote(by)} group by ${keys.map((_, place) => place + 1).join(', ')}`;
};

const columnOf = (noun: NounName, field: string) => metaOfField(nounOf(noun), field).column;

const keySql = (noun: NounName, field: string): string =>
  columnOf(noun, field) === 'timestamptz'
    ? `(${quote(field)} at time zone 'UTC')::date`
    : fieldSql(noun, field);

const figureSql = (
  noun: NounName,
  { sum, least, where = [] }: GroupFigure,
  values: Values,
  lines: Lines | null,
): string => {
  const met = where.map((one) => conditionSql(noun, one, values)).join(' and ');
  const filter = met && ` filter (where ${met})`;
  const added = sum ?? (lines && 'rows');
  if (added) return `coalesce(sum(${quote(added)})${filter}, 0)::bigint`;
  return least ? `min(${quote(least)})${filter}` : `count(*)${filter}`;
};
