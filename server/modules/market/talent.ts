import type { FastifyInstance } from 'fastify';
import { countTalent } from '../../../application/talentSearch.ts';
import { type FoundCompany, mostCompanies } from '../../../domain/insight/companiesNamed.ts';
import { mostGroups, type TalentCounts } from '../../../domain/insight/talentCounts.ts';
import type { TalentSearch } from '../../../domain/insight/talentSearch.ts';
import { siteOperations } from '../../../operations/site.ts';
import { operateOpenly } from '../../requests/operate.ts';
import { escapeLike } from '../../store/list.ts';
import { reading } from '../../store/reading.ts';
import type { Transaction } from '../../store/transaction.ts';
import type { AppOptions } from '../options.ts';

/** Public counts of the bench, without any names. */
export const talentRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, siteOperations.talentCounts, ({ q }) =>
    reading(options.database, 0, (transaction) =>
      countTalent(
        q,
        (search) => countIn(transaction.as('system'), search),
        (words) => findIn(transaction.as('system'), words),
      ),
    ),
  );
};

/**
 * `domain/insight/talentCounts.ts` in SQL, in one pass. Titles and skills have their own index, as the one for lists
 * also contains names. Trigram indexes do not help with two letters: there, an appended empty string disables the
 * indexes, and the stored search text is scanned first, which is fast.
 */
const countsSql = (conditions: readonly string[], isAsked: string) => `with found as materialized (
    select "seq", "title", "skills" from "candidates" where ${['"listed"', ...conditions].join(' and ')}
  ), titles as (
    select (array_agg("title" order by n desc, "title" collate "C"))[1] as "title", sum(n)::int as "count"
    from (select "title", count(*) as n from found group by 1) spelled
    group by fold_case("title") order by 2 desc, fold_case(min("title")) collate "C" limit ${mostGroups}
  ), asked as (
    select array_agg(s) as words from (select distinct unnest("skills") as s from found) known where ${isAsked}
  ), skills as (
    select mode() within group (order by s collate "C") as "skill", count(distinct "seq")::int as "count"
    from found, unnest("skills") s where s = any((select words from asked)::text[])
    group by fold_case(s) order by 2 desc, fold_case(min(s)) collate "C" limit ${mostGroups}
  )
  select (select count(*)::int from found) as "total",
    (select coalesce(json_agg(titles), '[]') from titles) as "byTitle",
    (select coalesce(json_agg(skills), '[]') from skills) as "bySkill"`;

const text = `fold_text("title") || E'\\n' || fold_text(join_lines("skills"))`;
const spaced = `' ' || regexp_replace(fold_text("title"), '[[:space:],/()&|-]+', ' ', 'g') || ' '`;

const countIn = async (
  transaction: Transaction,
  { skills, words, place }: TalentSearch,
): Promise<TalentCounts> => {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const partOf = (word: string) => given(`%${escapeLike(word)}%`);
  const unindexed = skills.length === 0 && words.every((word) => word.length < 3) ? ` || ''` : '';
  const conditions = [
    ...skills.map(
      ({ names, word }) =>
        `("skills" && ${given(names)}::text[] or ${spaced} like ${given(`% ${escapeLike(word)} %`)})`,
    ),
    ...words.flatMap((word) => {
      const part = partOf(word);
      return [`("searchText"${unindexed}) like ${part}`, `(${text}${unindexed}) like ${part}`];
    }),
    ...(place === null
      ? []
      : [
          `fold_case("location") like any(${given(
            'starts' in place
              ? place.starts.map((name) => `${escapeLike(name)}%`)
              : place.ends.map((name) => `%${escapeLike(name)}`),
          )}::text[])`,
        ]),
  ];
  const names = given(skills.flatMap((skill) => skill.names));
  const parts = given(words.map((word) => `%${escapeLike(word)}%`));
  const isAsked = `s = any(${names}::text[]) or fold_text(s) like any(${parts}::text[])`;
  await transaction.query(`set local statement_timeout = '5s'`);
  const [counts] = await transaction.query<TalentCounts>(countsSql(conditions, isAsked), values);
  return counts ?? { total: 0, byTitle: [], bySkill: [] };
};

/** `domain/insight/companiesNamed.ts` in SQL. */
const findIn = (transaction: Transaction, words: readonly string[]): Promise<FoundCompany[]> =>
  transaction.query<FoundCompany>(
    `select "name" as "company", people, jobs from "companies" c,
       lateral (select count(*)::int as people from "candidates" where "companyId" = c."id" and "listed") listed,
       lateral (select count(*)::int as jobs from "jobs" where "companyId" = c."id" and "listed") open
     where "status" = 'Active' and not "maskCandidates" and people + jobs > 0 and fold_text("name") like all($1::text[])
     order by people + jobs desc, "name" collate "C" limit ${mostCompanies}`,
    [words.map((word) => `%${escapeLike(word)}%`)],
  );
