import { grantsOf } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { deploymentTypes } from '../../domain/contract/deals/deployments.ts';
import { isNounName, type NounName, nounOf } from '../../domain/contract/index.ts';
import { metaOfField } from '../../domain/contract/noun.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Condition } from '../../domain/query/condition.ts';
import { quote, quoteText } from './sql.ts';

/**
 * Counts and sums of a noun's rows, maintained on write in a table of their own: one line per write, day and
 * values, whose total is the result. See docs/decisions/0054.
 */
export type KeptSums = {
  name: string;
  noun: NounName;
  /** Condition for the rows that count. */
  where?: readonly Condition[];
  /** The date or time they count for; lines are for UTC days or, if there are many values, for months. */
  at?: string;
  per?: 'day' | 'month';
  /** Fields that are never null in rows that count. */
  by?: readonly string[];
  sums?: readonly string[];
};

const is = (field: string, value: string): Condition => ({ field, operator: 'eq', value });
const oneOf = (field: string, ...value: string[]): Condition => ({ field, operator: 'in', value });
const given = (field: string): Condition => ({ field, operator: 'neq', value: null });
const deals = oneOf('type', ...deploymentTypes);
const counted = (noun: NounName, at: string): KeptSums => ({ name: `${noun}_${at}`, noun, at });

/** Queries of operators over all rows (`domain/insight/platform`). */
export const knownSums: readonly KeptSums[] = [
  { ...counted('invoices', 'issuedDate'), by: ['currency', 'kind'], sums: ['amount'] },
  {
    name: 'invoices_companyId',
    noun: 'invoices',
    at: 'issuedDate',
    per: 'month',
    by: ['companyId', 'currency'],
    sums: ['amount'],
  },
  {
    ...counted('transactions', 'date'),
    where: [is('status', 'Completed')],
    by: ['currency', 'kind'],
    sums: ['amount'],
  },
  counted('contracts', 'signedDate'),
  ...['providerId', 'recruiterId'].map(
    (side): KeptSums => ({
      name: `contracts_${side}`,
      noun: 'contracts',
      where: [deals, given(side)],
      at: 'signedDate',
      per: 'month',
      by: [side, 'currency'],
      sums: ['totalValue'],
    }),
  ),
  { ...counted('companies', 'joinDate'), by: ['status'] },
  counted('users', 'createdAt'),
  {
    name: 'users_companyId',
    noun: 'users',
    where: [is('status', 'Active'), given('companyId')],
    by: ['companyId'],
  },
  counted('requests', 'received'),
  {
    ...counted('requests', 'answeredAt'),
    where: [oneOf('status', 'Accepted', 'Declined')],
    by: ['status'],
  },
  counted('tickets', 'createdAt'),
  {
    name: 'tickets_responseMinutes',
    noun: 'tickets',
    where: [given('responseMinutes')],
    at: 'createdAt',
    sums: ['responseMinutes'],
  },
  {
    name: 'tickets_satisfaction',
    noun: 'tickets',
    where: [{ field: 'satisfaction', operator: 'gte', value: 1 }],
    at: 'resolvedAt',
    sums: ['satisfaction'],
  },
  counted('jobs', 'postedDate'),
  counted('searches', 'at'),
  counted('profileViews', 'day'),
  counted('applications', 'received'),
  counted('pipelineEntries', 'addedDate'),
  counted('talentPoolMembers', 'createdAt'),
  counted('interviews', 'startsAt'),
  counted('reports', 'createdAt'),
  { ...counted('searchFeedback', 'createdAt'), by: ['verdict'] },
];

/** The sums of nouns that are not left out with their plugin. */
export const keptSums = (): KeptSums[] => knownSums.filter(({ noun }) => isNounName(noun));

export const sumsTable = ({ name }: KeptSums): string => `sums_${name}`;
export const keysOf = ({ at, by = [] }: KeptSums): string[] => [...(at ? [at] : []), ...by];
const sumsOf = ({ sums = [] }: KeptSums): string[] => ['rows', ...sums];
const quoted = (fields: readonly string[]) => fields.map(quote).join(', ');

/** Roles that may read every row of the noun read its sums. */
export const readsSums = (userType: UserType, { noun }: KeptSums): boolean =>
  grantsOf(rulesOf(noun)[userType]?.list).some(({ where = {} }) => Object.keys(where).length === 0);

/** Day or month of a row. */
const atSql = ({ noun, at = '', per }: KeptSums): string => {
  const moment = metaOfField(nounOf(noun), at).column === 'timestamptz';
  const day = moment ? `(${quote(at)} at time zone 'UTC')::date` : quote(at);
  return per === 'month' ? `date_trunc('month', ${day}::timestamp)::date` : day;
};

/** Lines added or subtracted for some rows. */
export const linesSql = (kept: KeptSums, rows: string, sign: '' | '-' = ''): string => {
  const { at, by = [], sums = [], where = [] } = kept;
  const columns = [
    ...(at ? [`${atSql(kept)} as ${quote(at)}`] : []),
    ...by.map(quote),
    `${sign}count(*) as "rows"`,
    ...sums.map((field) => `${sign}sum(${quote(field)})::bigint as ${quote(field)}`),
  ];
  const met = [...(at ? [`${quote(at)} is not null`] : []), ...where.map(conditionText)].join(' and ');
  const groups = keysOf(kept)
    .map((_, place) => place + 1)
    .join(', ');
  return `select ${columns.join(', ')} from ${rows}${met && ` where ${met}`} group by ${groups}`;
};

const conditionText = ({ field, operator, value }: Condition): string => {
  if (operator === 'neq') return `${quote(field)} is not null`;
  if (operator === 'gte') return `${quote(field)} >= ${Number(value)}`;
  return `${quote(field)} in (${[value].flat().map(String).map(quoteText).join(', ')})`;
};

const insertSql = (kept: KeptSums, lines: string): string =>
  `insert into public.${quote(sumsTable(kept))} (${quoted([...keysOf(kept), ...sumsOf(kept)])}) ${lines};`;

/** Merges lines with the same values; lines that are zero are dropped. */
const addedSql = (kept: KeptSums, lines: string): string => {
  const sums = sumsOf(kept).map((field) => `sum(${quote(field)})::bigint`);
  return `select ${quoted(keysOf(kept))}, ${sums.join(', ')} from (${lines}) lines
      group by ${quoted(keysOf(kept))} having ${sums.map((sum) => `${sum} <> 0`).join(' or ')}`;
};

const tableSql = (kept: KeptSums): string => {
  const table = quote(sumsTable(kept));
  const columns = [
    ...(kept.at ? [`${quote(kept.at)} date not null`] : []),
    ...(kept.by ?? []).map((field) => `${quote(field)} text not null`),
    ...sumsOf(kept).map((field) => `${quote(field)} bigint not null`),
  ];
  return [
    `create table ${table} (${columns.join(', ')});`,
    `create index on ${table} (${quoted(keysOf(kept))});`,
  ].join('\n');
};

/**
 * Each line is written in the transaction of its rows. Lines are never updated, so writers never wait for
 * each other.
 */
const triggersSql = (noun: NounName, ofNoun: readonly KeptSums[]): string => {
  const name = quote(`sum_${noun}`);
  const each = (lines: (kept: KeptSums) => string) =>
    ofNoun.map((kept) => `    ${insertSql(kept, lines(kept))}`).join('\n');
  const both = (kept: KeptSums) =>
    addedSql(kept, `${linesSql(kept, 'added')} union all ${linesSql(kept, 'removed', '-')}`);
  const on = (event: string, tables: string) =>
    `create trigger ${quote(`sum_${event}`)} after ${event} on ${quote(noun)} referencing ${tables} for each statement execute function ${name}();`;
  return `create function ${name}() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
${each((kept) => linesSql(kept, 'added'))}
  elsif tg_op = 'DELETE' then
${each((kept) => linesSql(kept, 'removed', '-'))}
  else
${each(both)}
  end if;
  return null;
end $$;
${on('insert', 'new table as added')}
${on('delete', 'old table as removed')}
${on('update', 'new table as added old table as removed')}
${ofNoun.map((kept) => insertSql(kept, linesSql(kept, quote(noun)))).join('\n')}`;
};

/** Merges lines with the same values. Concurrent readers see the old lines or the merged one. */
const foldSql = (kept: KeptSums): string => {
  const table = `public.${quote(sumsTable(kept))}`;
  const same = keysOf(kept)
    .map((key) => `l.${quote(key)} = m.${quote(key)}`)
    .join(' and ');
  return `  with many as (select ${quoted(keysOf(kept))} from ${table} group by ${quoted(keysOf(kept))} having count(*) > 1),
    gone as (delete from ${table} l using many m where ${same} returning l.*)
  ${insertSql(kept, addedSql(kept, 'select * from gone'))}`;
};

/** SQL of a noun's tables of sums and their triggers, and their lines for the existing rows. */
export const sumsSql = (noun: NounName, ofNoun: readonly KeptSums[]): string =>
  [...ofNoun.map(tableSql), triggersSql(noun, ofNoun)].join('\n');

export const foldSumsSql = (): string =>
  `create function fold_sums() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
${keptSums().map(foldSql).join('\n')}
end $$;
revoke all on function fold_sums() from public;
grant execute on function fold_sums() to :system;`;
