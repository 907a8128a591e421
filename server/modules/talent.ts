import type { FastifyInstance } from 'fastify';
import { mostGroups, type TalentCounts } from '../../domain/insight/talentCounts.ts';
import { readSearchWords } from '../../domain/query/searchWords.ts';
import { callerAt, takeOne } from '../allowance.ts';
import { enveloped } from '../envelope.ts';
import { visited } from '../guard.ts';
import type { AppOptions } from '../options.ts';
import { escapeLike } from '../store/list.ts';
import type { Transaction } from '../store/transaction.ts';

/** What the public site tells of the bench: how many, and nothing of whom. */
export const talentRoutes = (app: FastifyInstance, options: AppOptions) => {
  app.get(
    '/api/v1/talent/counts',
    { config: { access: 'public' } },
    visited(options, async (work, request) => {
      const q = readSearchWords((request.query as { q?: unknown }).q);
      await takeOne(work, 'talentCounts', callerAt(work.ip));
      return { body: enveloped(work.now, 'Matching profiles', await countTalent(work.transaction, q)) };
    }),
  );
};

/**
 * `domain/insight/talentCounts.ts` in SQL, in one pass. Titles and skills have an index of their own, as the one for
 * lists also holds names; it needs three letters, so for two the stored text is looked at first, which is quick to read.
 */
const sql = `with found as materialized (
    select "seq", "title", "skills" from "candidates"
    where "listed" and "searchText" like fold_case($1)
      and (fold_case("title") || E'\\n' || fold_case(join_lines("skills"))) like fold_case($1)
  ), titles as (
    select mode() within group (order by "title" collate "C") as "title", count(*)::int as "count" from found
    group by fold_case("title") order by 2 desc, fold_case(min("title")) collate "C" limit $2
  ), skills as (
    select mode() within group (order by s collate "C") as "skill", count(distinct "seq")::int as "count"
    from found, unnest("skills") s where fold_case(s) like fold_case($1)
    group by fold_case(s) order by 2 desc, fold_case(min(s)) collate "C" limit $2
  )
  select (select count(*)::int from found) as "total",
    (select coalesce(json_agg(titles), '[]') from titles) as "byTitle",
    (select coalesce(json_agg(skills), '[]') from skills) as "bySkill"`;

export const countTalent = async (transaction: Transaction, q: string): Promise<TalentCounts> => {
  transaction.as('system');
  await transaction.query(`set local statement_timeout = '5s'`);
  const [counts] = await transaction.query<TalentCounts>(sql, [`%${escapeLike(q)}%`, mostGroups]);
  return counts ?? { total: 0, byTitle: [], bySkill: [] };
};
