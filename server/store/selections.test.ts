import { afterAll, beforeAll, expect, it } from 'vitest';
import { countSelections } from '../../domain/insight/fairness/selections.ts';
import { textLanguage } from '../../domain/insight/fairness/textLanguage.ts';
import { openTestDatabase, type TestDatabase, today } from '../testing/openTestServer.ts';
import { transactionsAt } from './change.ts';
import { languageSql } from './selections.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const texts = [
  'Builds services for the public sector and runs them with two colleagues.',
  'Entwickelt seit 2019 Dienste für die Verwaltung und betreibt sie mit der Gruppe.',
  'Développe des services pour les administrations et les exploite avec une équipe.',
  'Desarrolla servicios para la administración con una empresa del sector, por encargo.',
  'Projektuje usługi dla administracji i utrzymuje je z zespołem.',
  'FÜR DIE BANK UND DAS AMT',
  'Señora de los años',
  'The und',
  '',
  null,
];

it('tells the language of a text as the domain does', async () => {
  const { rows } = await open.owner.query(
    `select one."text", ${languageSql('one."text"')} as "language" from unnest($1::text[]) one ("text")`,
    [texts],
  );
  expect(rows.map(({ language }) => language)).toEqual(texts.map(textLanguage));
});

it('counts who was selected in each group as the rows do, read one by one', async () => {
  const { owner } = open;
  const { rows: listed } = await owner.query<{ id: string }>(
    `select "id" from "candidates" where "listed" order by "id"`,
  );
  const ids = listed.map(({ id }) => id);
  const search = (at: string, firstTen: readonly (string | undefined)[]) =>
    owner.query(
      `insert into "searches" ("companyId", "userId", "skills", "visible", "passed", "shown", "engine", "dictionary", "at", "firstTen")
       values ('CO-002', 'USR-002', '{}', 9, 9, 9, '7', 'x', $1, $2)`,
      [at, firstTen],
    );
  await search('2026-06-15T08:00:00Z', ids.slice(0, 10));
  await search('2026-05-17T00:00:00Z', ids.slice(5, 15));
  await search('2026-05-16T23:59:59Z', ids.slice(100, 110));
  await owner.query(`update "candidates" set "summary" = $2, "masked" = true where "id" = any($1)`, [
    ids.slice(3, 8),
    texts[1],
  ]);
  await owner.query(
    `update "candidates" set "listed" = false, "listedAt" = '2026-01-01' where "id" = any($1)`,
    [[ids[14], ids[20]]],
  );
  await owner.query(`update "candidates" set "erasedAt" = now() where "id" = $1`, [ids[1]]);
  const period = { from: '2026-05-17', to: '2026-06-15' };

  const { found, rows } = await transactionsAt(
    open.database,
    today,
  )(async ({ rows: { system } }) => {
    return {
      found: await system.countSelections(period),
      rows: {
        candidates: await system.findAll('candidates', {}),
        searches: await system.findAll('searches', {}),
        requests: await system.findAll('requests', {}),
        pipelineEntries: await system.findAll('pipelineEntries', {}),
        interviews: await system.findAll('interviews', {}),
        contracts: await system.findAll('contracts', {}),
      },
    };
  });
  const sorted = (groups: typeof found) =>
    [...groups].sort((a, b) => (`${a.by} ${a.group}` < `${b.by} ${b.group}` ? -1 : 1));
  expect(sorted(found)).toEqual(sorted(countSelections(rows, period)));

  // Once more, of each candidate alone.
  const single = await owner.query<Record<string, string | boolean>>(
    `select c."id", c."companyId" as "provider", c."masked",
       exists (select from "searches" s where c."id" = any(s."firstTen") and s."at" >= '2026-05-17T00:00:00Z') as "topTen",
       exists (select from "requests" r where r."candidateId" = c."id" and r."createdAt" between '2026-05-17T00:00:00Z' and '2026-06-15T23:59:59.999Z') as "requested",
       exists (select from "pipelineEntries" e where e."candidateId" = c."id" and exists (select from "interviews" i
         where i."entryId" = e."id" and i."status" in ('Scheduled', 'Completed')
           and i."startsAt" between '2026-05-17T00:00:00Z' and '2026-06-15T23:59:59.999Z')) as "interviewed",
       exists (select from "pipelineEntries" e where e."candidateId" = c."id" and e."stage" = 'hired' and e."outcome" = 'Live'
           and e."hireDate" between '2026-05-17' and '2026-06-15')
         or exists (select from "contracts" d where d."candidateId" = c."id" and d."type" in ('SOW', 'C2H')
           and d."signedDate" between '2026-05-17' and '2026-06-15') as "hired",
       c."listed" or c."listedAt" >= '2026-05-17' as "onMarket"
     from "candidates" c where c."erasedAt" is null`,
  );
  const steps = ['topTen', 'requested', 'interviewed', 'hired'] as const;
  const counted = single.rows.filter((one) => one.onMarket || steps.some((step) => one[step]));
  const countOf = (is: (one: (typeof counted)[number]) => unknown) => counted.filter(is).length;
  const all = found.find(({ by }) => by === 'all');
  expect(all).toEqual({
    by: 'all',
    group: '',
    considered: counted.length,
    ...Object.fromEntries(steps.map((step) => [step, countOf((one) => one[step])])),
  });
  expect(all).toMatchObject({ topTen: 14 });
  for (const { group, considered, ...reached } of found.filter(({ by }) => by === 'provider')) {
    const own = counted.filter(({ provider }) => provider === group);
    expect([group, considered, ...steps.map((step) => reached[step])]).toEqual([
      group,
      own.length,
      ...steps.map((step) => own.filter((one) => one[step]).length),
    ]);
  }
  expect(found.find(({ by, group }) => by === 'identity' && group === 'masked')).toMatchObject({
    considered: countOf(({ masked }) => masked),
    topTen: countOf(({ masked, topTen }) => masked && topTen),
  });
  expect(found.find(({ by, group }) => by === 'language' && group === 'de')).toMatchObject({ topTen: 5 });
});
