import type { Scope } from '../../domain/access/can.ts';
import { grantsOf } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import type { ScopeValue } from '../../domain/access/rules.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Noun } from '../../domain/contract/noun.ts';
import type { ListQuery } from '../../domain/query/query.ts';
import { quote, quoteText } from './sql.ts';

/** Single-field scopes by which the rules let someone list a noun: each is counted as rows change. */
export const countedFields = (noun: NounName): [field: string, value: ScopeValue][] => {
  const found = new Map<string, [string, ScopeValue]>();
  for (const verbs of Object.values(rulesOf(noun))) {
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
  { q, conditions, anyOf = [] }: Pick<ListQuery, 'q' | 'conditions' | 'anyOf'>,
): string[] | null => {
  const [scope, ...others] = scopes;
  if (!scope || others.length > 0 || q !== '' || anyOf.length > 0) return null;
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
const isOpen = (noun: NounName): boolean =>
  rulesOf(noun).provider?.list === 'yes' || rulesOf(noun).recruiter?.list === 'yes';

export const countsTable = 'rowCounts';

/**
 * The number of rows in each counted scope: the sum over the connections that wrote them. Its owner is the
 * company or user whose rows are counted, * for all rows of a noun, and empty for scopes that are open to
 * many.
 */
export const countsSql = (): string => `create table "rowCounts" (
  "noun" text not null,
  "facet" text not null,
  "owner" text not null,
  "backend" integer not null,
  "n" bigint not null,
  primary key ("noun", "facet", "backend")
);
alter table "rowCounts" enable row level security;
create function fold_counts() returns void language sql
  security definer set search_path = pg_catalog, public, pg_temp
as $$
  with gone as (
    delete from "rowCounts"
      where "backend" <> 0 and "backend" not in (select "pid" from pg_stat_activity where "pid" is not null)
      returning "noun", "facet", "owner", "n"
  )
  insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
    select "noun", "facet", "owner", 0, sum("n") from gone group by "noun", "facet", "owner"
    on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
$$;
revoke all on function fold_counts() from public;
grant execute on function fold_counts() to :system;
${nounNames.map((noun) => counterSql(nounOf(noun))).join('\n')}`;

/**
 * Maintains `rowCounts`: one line per noun, facet and database connection, so that writers never wait for
 * each other.
 */
const counterSql = (noun: Noun): string => {
  const facets = [
    `select '' as facet, ${quoteText(isOpen(noun.name as NounName) ? '' : '*')} as owner, count(*) as n from ROWS`,
    ...countedFields(noun.name as NounName).map(([field, value]) => facetSql(field, value)),
    ...(noun.counted ?? []).map(valuesSql),
  ];
  const change = (sign: string, rows: string) =>
    facets
      .map((facet) => facet.replace('count(*)', `${sign}count(*)`).replace('ROWS', rows))
      .join('\n      union all ');
  const add = (changes: string) =>
    `insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select ${quoteText(noun.name)}, facet, owner, pg_backend_pid(), sum(n) from (\n      ${changes}\n      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";`;
  const added = change('', 'added');
  const removed = change('-', 'removed');
  const name = quote(`count_${noun.name}`);
  const on = (event: string, tables: string) =>
    `create trigger ${quote(`count_${event}`)} after ${event} on ${quote(noun.name)} referencing ${tables} for each statement execute function ${name}();`;
  return `create function ${name}() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    ${add(added)}
  elsif tg_op = 'DELETE' then
    ${add(removed)}
  else
    ${add(`${added}\n      union all ${removed}`)}
  end if;
  return null;
end $$;
${on('insert', 'new table as added')}
${on('delete', 'old table as removed')}
${on('update', 'new table as added old table as removed')}
${add(change('', quote(noun.name)))}`;
};

/** One line for each value of a field, for operators. */
const valuesSql = (field: string): string =>
  `select ${quoteText(`${field}=`)} || coalesce(${quote(field)}::text, ''), '*', count(*) from ROWS group by ${quote(field)}`;

const facetSql = (field: string, value: string | boolean | null): string => {
  const column = quote(field);
  const constant = (facet: string, condition: string) =>
    `select ${quoteText(facet)}, '', count(*) from ROWS where ${condition}`;
  if (value === null) return constant(`${field}=`, `${column} is null`);
  if (typeof value === 'boolean') return constant(`${field}=${value}`, `${column} = ${value}`);
  if (!value.startsWith('$')) return constant(`${field}=${value}`, `${column} = ${quoteText(value)}`);
  return `select ${quoteText(`${field}=`)} || ${column}, ${column}, count(*) from ROWS where ${column} is not null group by ${column}`;
};
