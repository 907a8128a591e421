import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../domain/access/can.ts';
import { permissions } from '../../domain/contract/accounts/permissions.ts';
import { isOptional } from '../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import { metaOfField } from '../../domain/contract/noun.ts';
import { type GroupReading, groupReadingsOf, type InsightName } from '../../domain/insight/insights.ts';
import { platformRanges } from '../../domain/insight/platform/range.ts';
import { cleanUp } from '../cleanup.ts';
import { type KeptSums, keptSums, keysOf, linesSql, sumsTable } from '../database/keptSums.ts';
import { roleName } from '../database/roles.ts';
import { quote } from '../database/sql.ts';
import { openTestServer, type TestServer, today } from '../testing/openTestServer.ts';
import { readGroups } from './groups.ts';
import { linesFor } from './keptSums.ts';
import { inTransactionAs } from './transaction.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const admin: Actor = { userId: 'USR-001', userType: 'admin', companyId: null, permissions };
const perRange: InsightName[] = [
  'platformTrends',
  'platformKeyFigures',
  'userEngagement',
  'featureUse',
  'regionFigures',
  'systemPerformance',
];
const readings = (['platformFigures', 'topCompanies', 'revenueTrend'] as InsightName[])
  .flatMap((name) => groupReadingsOf(name, admin, {}, today))
  .concat(
    perRange.flatMap((name) =>
      platformRanges.flatMap((range) => groupReadingsOf(name, admin, { range, metric: 'all' }, today)),
    ),
  );
/** Nouns with one row per day, and imports, which have their own index. */
const countedAnyway: NounName[] = ['platformDays', 'featureDays', 'activities'];

/** A condition that matches every row but no maintained sum. */
const fromRows = ({ grouping, ...reading }: GroupReading): GroupReading => ({
  ...reading,
  grouping: {
    ...grouping,
    conditions: [...grouping.conditions, { field: 'id', operator: 'neq', value: null }],
  },
});
const inOrder = (groups: object[]) => groups.map((group) => JSON.stringify(group)).sort();

const both = (reading: GroupReading) =>
  inTransactionAs(server.database, 'admin', async (transaction) => {
    return [
      await readGroups(transaction, reading),
      await readGroups(transaction, fromRows(reading)),
    ] as const;
  });
const expectSame = async () => {
  for (const reading of readings.filter(linesFor)) {
    const [kept, counted] = await both(reading);
    expect([reading.grouping, inOrder(kept)]).toEqual([reading.grouping, inOrder(counted)]);
  }
};

/** Lines that differ from a recount of the rows. */
const faults = async (kept: KeptSums) => {
  const sums = ['rows', ...(kept.sums ?? [])];
  const keys = keysOf(kept).map(quote).join(', ');
  const added = sums.map((field) => `sum(${quote(field)})::bigint as ${quote(field)}`).join(', ');
  const lines = `select ${keys}, ${added} from ${quote(sumsTable(kept))} group by ${keys} having sum("rows") <> 0`;
  const counted = linesSql(kept, quote(kept.noun));
  const { rows } = await server.owner.query(
    `(${lines} except ${counted}) union all (${counted} except ${lines})`,
  );
  return rows;
};
const expectExact = async () => {
  for (const kept of keptSums()) expect([kept.name, await faults(kept)]).toEqual([kept.name, []]);
};

/** Copies of existing rows, dated long ago. */
const copySome = ({ noun, at }: KeptSums) => {
  const { fields, unique = [] } = nounOf(noun);
  const columns = Object.keys(fields).filter(
    (field) => !unique.includes(field) || !isOptional(fields[field] as never),
  );
  const copied = (field: string) => {
    if (field === at) return `${quote(field)} - interval '400 days'`;
    return unique.includes(field) ? `${quote(field)} || '.more'` : quote(field);
  };
  return server.owner.query(
    `insert into ${quote(noun)} (${columns.map(quote).join(', ')}) select ${columns.map(copied).join(', ')}
     from ${quote(noun)} order by "seq" desc limit 40 on conflict do nothing`,
  );
};
/** Moves rows to other days, months and values. */
const changeSome = async ({ noun, at, sums = [] }: KeptSums) => {
  const moved = at ? [`${quote(at)} = ${quote(at)} - interval '40 days'`] : [];
  const more = sums
    .filter((field) => field !== 'satisfaction')
    .map((field) => `${quote(field)} = ${quote(field)} + 7`);
  // The open amount follows from the amount.
  if (noun === 'invoices')
    more.push('"open" = 0', '"overpaid" = 0', '"paid" = "amount" + 7', '"refunded" = 0');
  if (moved.length + more.length > 0)
    await server.owner.query(
      `update ${quote(noun)} set ${[...moved, ...more].join(', ')} where "seq" % 3 = 0`,
    );
};

/** Unmerged lines with the same values. */
const unfolded = async () => {
  const each = keptSums().map(
    (kept) =>
      `select 1 from ${quote(sumsTable(kept))} group by ${keysOf(kept).map(quote).join(', ')} having count(*) > 1`,
  );
  const { rows } = await server.owner.query(each.join(' union all '));
  return rows.length;
};

describe('maintained sums', () => {
  it('answer every query of an operator’s dashboard and analytics except those of measured days', () => {
    const counted = readings.filter((reading) => !linesFor(reading)).map(({ grouping }) => grouping.noun);
    expect(countedAnyway).toEqual(expect.arrayContaining(counted));
    expect(readings.filter(linesFor).length).toBeGreaterThan(60);
  });

  it('are used only for users who may read every row', () => {
    const [reading] = readings.filter(linesFor) as [GroupReading];
    expect(linesFor({ ...reading, scopes: [{ where: { companyId: 'CO-001' } }] })).toBeNull();
  });

  it('group only by stored fields that are never null', () => {
    for (const { noun, by = [], where = [] } of keptSums())
      for (const field of by) {
        const given = where.some((one) => one.field === field && one.operator === 'neq');
        expect([noun, field, isOptional(nounOf(noun).all[field] as never) && !given]).toEqual([
          noun,
          field,
          false,
        ]);
        expect(nounOf(noun).derivedStatus?.field).not.toBe(field);
        expect(metaOfField(nounOf(noun), field).column).toBe('text');
      }
  });

  it('equal a recount after rows are created, changed and deleted on past days, merged or not', {
    tags: 'rest',
  }, async () => {
    await expectSame();
    await server.owner.query('drop index "profileViews_once"');
    const nouns = [...new Set(keptSums().map(({ noun }) => noun))];
    for (const kept of keptSums()) await copySome(kept);
    await expectExact();
    for (const kept of keptSums()) await changeSome(kept);
    await server.owner.query(`update "users" set "status" = 'Inactive' where "seq" % 4 = 0`);
    await server.owner.query(`update "companies" set "location" = 'Oslo, Norway' where "seq" % 4 = 0`);
    await server.owner.query(
      `update "requests" set "status" = 'Declined' where "status" = 'Accepted' and "seq" % 2 = 0`,
    );
    await server.owner.query(`update "transactions" set "status" = 'Failed' where "seq" % 5 = 0`);
    await server.owner.query(`update "contracts" set "signedDate" = null where "seq" % 5 = 0`);
    for (const noun of nouns.filter((one) => one !== 'companies'))
      await server.owner.query(
        `delete from ${quote(noun)} n where "seq" = (select max("seq") from ${quote(noun)})`,
      );
    await expectExact();
    await expectSame();
    expect(await unfolded()).toBeGreaterThan(0);
    await cleanUp(server.database, undefined, today);
    expect(await unfolded()).toBe(0);
    await expectExact();
    await expectSame();
  });

  it('change with their rows at commit, without blocking concurrent reads and merging', async () => {
    const search = `insert into "searches" ("companyId", "userId", "skills", "visible", "passed", "shown", "engine", "dictionary", "at")
      select "companyId", "id", '{}', 1, 1, 1, 'bench', 'bench', '2026-05-05T12:00:00Z' from "users" where "userType" = 'recruiter' limit 1`;
    const told = async () => {
      const { rows } = await server.owner.query(
        `select coalesce(sum("rows"), 0)::int as n, count(*)::int as lines from "sums_searches_at" where "at" = '2026-05-05'`,
      );
      return rows[0];
    };
    await server.owner.query(search);
    await server.owner.query(search);
    const before = await told();
    const { pool, name } = server.database;
    const writers = [await pool.connect(), await pool.connect()];
    await server.owner.query(`set lock_timeout = '1ms'`);
    for (const writer of writers) {
      await writer.query(
        `begin; set local lock_timeout = '1ms'; set local role ${quote(roleName(name, 'system'))}`,
      );
      await writer.query(search);
    }
    expect(await told()).toEqual(before);
    await server.owner.query('select "fold_sums"()');
    expect(await told()).toEqual({ n: before.n, lines: 1 });
    await writers[0]?.query('commit');
    await writers[1]?.query('rollback');
    expect(await told()).toEqual({ n: before.n + 1, lines: 2 });
    for (const writer of writers) writer.release();
    await expectExact();
  });
});
