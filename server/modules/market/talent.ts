import type { FastifyInstance } from 'fastify';
import { mostGroups, type TalentCounts } from '../../../domain/insight/talentCounts.ts';
import { siteOperations } from '../../../operations/site.ts';
import { operateOpenly } from '../../operate.ts';
import type { AppOptions } from '../../options.ts';
import { escapeLike } from '../../store/list.ts';
import { reading } from '../../store/reading.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Public counts of the bench, without any names. */
export const talentRoutes = (app: FastifyInstance, options: AppOptions) => {
  operateOpenly(app, options, siteOperations.talentCounts, ({ q }) =>
    reading(options.database, 0, (transaction) => countTalent(transaction.as('system'), q)),
  );
};

/**
 * `domain/insight/talentCounts.ts` in SQL, in one pass. Titles and skills have their own index, as the one
 * for lists also
 * contains names. Trigram indexes do not help with two letters: there, an appended empty string disables the
 * indexes, and
 * the stored search text is scanned first, which is fast.
 */
const countsSql = (unindexed: string) => `with found as materialized (
    select "seq", "title", "skills" from "candidates"
    where "listed" and ("searchText"${unindexed}) like fold_case($1)
      and (fold_case("title") || E'\\n' || fold_case(join_lines("skills"))${unindexed}) like fold_case($1)
  ), titles as (
    select (array_agg("title" order by n desc, "title" collate "C"))[1] as "title", sum(n)::int as "count"
    from (select "title", count(*) as n from found group by 1) spelled
    group by fold_case("title") order by 2 desc, fold_case(min("title")) collate "C" limit $2
  ), asked as (
    select array_agg(s) as words from (select distinct unnest("skills") as s from found) known
    where fold_case(s) like fold_case($1)
  ), skills as (
    select mode() within group (order by s collate "C") as "skill", count(distinct "seq")::int as "count"
    from found, unnest("skills") s where s = any((select words from asked)::text[])
    group by fold_case(s) order by 2 desc, fold_case(min(s)) collate "C" limit $2
  )
  select (select count(*)::int from found) as "total",
    (select coalesce(json_agg(titles), '[]') from titles) as "byTitle",
    (select coalesce(json_agg(skills), '[]') from skills) as "bySkill"`;
const indexed = countsSql('');
const readThrough = countsSql(` || ''`);

const countTalent = async (transaction: Transaction, q: string): Promise<TalentCounts> => {
  await transaction.query(`set local statement_timeout = '5s'`);
  const [counts] = await transaction.query<TalentCounts>(q.length < 3 ? readThrough : indexed, [
    `%${escapeLike(q)}%`,
    mostGroups,
  ]);
  return counts ?? { total: 0, byTitle: [], bySkill: [] };
};
