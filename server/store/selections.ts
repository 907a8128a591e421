import { deploymentTypes } from '../../domain/contract/deals/deployments.ts';
import { isNounName } from '../../domain/contract/index.ts';
import type { Days, SelectionGroup } from '../../domain/insight/fairness/selections.ts';
import { groupings, type SelectionStep, selectionSteps } from '../../domain/insight/fairness/steps.ts';
import {
  fewestWords,
  knownLanguages,
  languageWords,
  mostCharacters,
} from '../../domain/insight/fairness/textLanguage.ts';
import { quote, quoteText } from '../database/sql.ts';
import type { Transaction } from './transaction.ts';

const within = (day: string) => `${day} between $1::date and $2::date`;
const dayOf = (moment: string) => `(${moment} at time zone 'UTC')::date`;
/** Times between the first and the last day, as an index finds them. */
const during = (moment: string) =>
  `${moment} >= $1::date::timestamp at time zone 'UTC' and ${moment} < ($2::date + 1)::timestamp at time zone 'UTC'`;
const isDeployment = `"type" in (${deploymentTypes.map(quoteText).join(', ')})`;

/** The ids of candidates who reached each step in the period. */
const reachedSql = (): Record<SelectionStep, string> => {
  const signed = `select "candidateId" from "contracts" where ${isDeployment} and ${within('"signedDate"')}`;
  const hasPipeline = isNounName('pipelineEntries');
  return {
    topTen: `select unnest("firstTen") from "searches" where ${during('"at"')}`,
    requested: `select "candidateId" from "requests" where ${during('"createdAt"')}`,
    interviewed: hasPipeline
      ? `select e."candidateId" from "interviews" i join "pipelineEntries" e on e."id" = i."entryId"
         where i."status" <> 'Cancelled' and ${during('i."startsAt"')}`
      : 'select null::text where false',
    hired: hasPipeline
      ? `${signed} union select "candidateId" from "pipelineEntries"
         where "stage" = 'hired' and "outcome" = 'Live' and ${within('"hireDate"')}`
      : signed,
  };
};

/** The language of a text, as `textLanguage` tells it. */
export const languageSql = (text: string): string => {
  const counts = knownLanguages.map((language) => {
    const words = languageWords[language].replaceAll(' ', '|');
    return `(${quoteText(language)}, regexp_count(left(${text}, ${mostCharacters}) collate "und-x-icu", ${quoteText(`\\m(?:${words})\\M`)}, 1, 'i'))`;
  });
  return `case when coalesce(${text}, '') = '' then 'none' else coalesce((
    select case when count(*) = 1 then min(one."language") end
    from (select "language", rank() over (order by "count" desc) as "place"
      from (values ${counts.join(', ')}) counted ("language", "count") where "count" >= ${fewestWords}) one
    where one."place" = 1), 'other') end`;
};

const groupSql: Record<(typeof groupings)[number], string> = {
  provider: 'c."companyId"',
  country: 'c."location"',
  identity: `case when c."masked" then 'masked' else 'shown' end`,
  language: languageSql('c."summary"'),
  history: `case when exists (select 1 from "contracts" d where d."candidateId" = c."id" and d.${isDeployment} and d."signedDate" < $1::date)
    then 'placed' else 'none' end`,
};

/** The same as `countSelections` of the domain, by one pass over the candidates. */
export const countSelections = (transaction: Transaction, { from, to }: Days): Promise<SelectionGroup[]> => {
  const steps = Object.entries(reachedSql());
  const columns = groupings.map((by) => `${groupSql[by]} as ${quote(by)}`);
  const reached = steps.map(([step]) => `${quote(step)}."id" is not null as ${quote(`is ${step}`)}`);
  const joins = steps.map(
    ([step, ids]) =>
      `left join (select distinct one."id" from (${ids}) one ("id")) ${quote(step)} on ${quote(step)}."id" = c."id"`,
  );
  const counts = selectionSteps.map(
    (step) => `count(*) filter (where ${quote(`is ${step}`)})::int as ${quote(step)}`,
  );
  const grouped = groupings.map((by) => `when grouping(${quote(by)}) = 0 then ${quoteText(by)}`);
  return transaction.queryAnew<SelectionGroup>(
    `with people as materialized (
       select ${[...columns, ...reached].join(', ')} from "candidates" c ${joins.join(' ')}
       where c."erasedAt" is null and (c."listed" or ${dayOf('c."listedAt"')} >= $1::date
         or ${steps.map(([step]) => `${quote(step)}."id" is not null`).join(' or ')}))
     select case ${grouped.join(' ')} else 'all' end as "by", coalesce(${groupings.map(quote).join(', ')}, '') as "group",
       count(*)::int as "considered", ${counts.join(', ')}
     from people group by grouping sets (${groupings.map((by) => `(${quote(by)})`).join(', ')}, ()) having count(*) > 0`,
    [from, to],
  );
};
