import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Party, type Scope, scopeFor, scopesOf, visitor } from '../../domain/access/can.ts';
import { parties, type Verb } from '../../domain/access/rules.ts';
import { permissions } from '../../domain/contract/accounts/permissions.ts';
import { type NounName, nounNames, nounOf } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { inTransaction, type Transaction } from '../store/transaction.ts';
import { openTestDatabase, type TestDatabase } from '../testing/openTestServer.ts';
import { actorOf, rowsOf } from '../testing/parties.ts';
import { addUnseeded } from '../testing/unseeded.ts';
import { quote } from './sql.ts';

let server: TestDatabase;
let generated: Set<string>;
beforeAll(async () => {
  server = await openTestDatabase();
  await addUnseeded(server);
  await dropForeignKeys(server);
  for (const noun of nounNames) await server.owner.query(`alter table ${quote(noun)} disable trigger user`);
  const { rows } = await server.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where is_generated = 'ALWAYS'`,
  );
  generated = new Set(rows.map(({ name }) => name));
});
afterAll(() => server.close());

/** So that a role can delete each row that its policies give it, whatever refers to it. Triggers are off for the same reason. */
const dropForeignKeys = async ({ owner }: TestDatabase) => {
  const { rows } = await owner.query<{ sql: string }>(
    `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as sql
    from pg_constraint where contype = 'f' and conparentid = 0`,
  );
  for (const { sql } of rows) await owner.query(sql);
};

const partyOf = async (type: (typeof parties)[number]): Promise<Party> =>
  // The database knows no permissions: those are the guard’s.
  type === 'visitor' ? visitor : { ...(await actorOf(server, type)), permissions };

/** What the statement does with the rights of this party; nothing of it is stored. */
const tried = async <T>(party: Party, work: (transaction: Transaction) => Promise<T>): Promise<T> => {
  let result: { done: T } | undefined;
  const undone = new Error('undone');
  try {
    await inTransaction(server.database, async (transaction) => {
      await transaction.query(
        `select set_config('app.user', $1, true), set_config('app.company', $2, true)`,
        [party.userId ?? '', party.companyId ?? ''],
      );
      result = { done: await work(transaction) };
      throw undone;
    });
  } catch (error) {
    if (error !== undone || !result) throw error;
  }
  return (result as { done: T }).done;
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();
const refused = 'refused';
/** The ids, or that the role has no such right at all. */
const orRefused = (ids: Promise<string[]>) =>
  ids.catch((error: { code?: string }) => {
    if (error.code === '42501') return refused;
    throw error;
  });

const changed = 999_999;
const read = (party: Party, noun: NounName) =>
  tried(party, async (transaction) =>
    idsOf(await transaction.as(party.userType).query<Row>(`select "id" from ${quote(noun)}`)),
  );
const edited = (party: Party, noun: NounName) =>
  tried(party, async (transaction) => {
    await transaction.as(party.userType).query(`update ${quote(noun)} set "version" = ${changed}`);
    const after = await transaction
      .as('system')
      .query<Row>(`select "id" from ${quote(noun)} where "version" = ${changed}`);
    return idsOf(after);
  });
const deleted = (party: Party, noun: NounName, all: readonly Row[]) =>
  tried(party, async (transaction) => {
    await transaction.as(party.userType).query(`delete from ${quote(noun)}`);
    const left = await transaction.as('system').query<Row>(`select "id" from ${quote(noun)}`);
    const ids = new Set(idsOf(left));
    return idsOf(all.filter(({ id }) => !ids.has(id)));
  });
/** Whether the policies let the party store this row; whether its values are accepted is not asked. */
const inserts = async (party: Party, noun: NounName, row: Row): Promise<boolean> => {
  const columns = Object.keys(nounOf(noun).all)
    .filter((field) => !generated.has(`${noun}.${field}`))
    .map(quote)
    .join(', ');
  try {
    await tried(party, (transaction) =>
      transaction
        .as(party.userType)
        .query(
          `insert into ${quote(noun)} (${columns}) select ${columns} from json_populate_record(null::${quote(noun)}, $1)`,
          [JSON.stringify(row)],
        ),
    );
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== '42501';
  }
};

describe.each(parties)('with the rights of the role of a %s', (type) => {
  let party: Party;
  beforeAll(async () => {
    party = await partyOf(type);
  });
  const scopes = (noun: NounName, ...verbs: Verb[]): Scope[] =>
    verbs.flatMap((verb) => scopesOf(party, verb, noun));
  const within = (rows: readonly Row[], of: readonly Scope[]) =>
    of.length === 0 ? refused : idsOf(rows.filter((row) => scopeFor(of, row)));

  it.each(nounNames)('%s are read, changed, removed and made as the rules say', async (noun) => {
    const all = await rowsOf(server, noun);
    expect(all.length, 'rows to try').toBeGreaterThan(0);
    expect(await orRefused(read(party, noun))).toEqual(within(all, scopes(noun, 'list', 'show')));
    expect(await orRefused(edited(party, noun))).toEqual(within(all, scopes(noun, 'edit')));
    expect(await orRefused(deleted(party, noun, all))).toEqual(within(all, scopes(noun, 'delete')));

    const creating = scopes(noun, 'create');
    const model = all[0] as Row;
    const candidates = [
      model,
      ...creating.flatMap(({ where }) => [
        { ...model, ...where },
        ...['companyId', 'providerId', 'recruiterId', 'userId']
          .filter((field) => field in where)
          .map((field) => ({ ...model, ...where, [field]: 'CO-999' })),
      ]),
    ];
    for (const row of candidates)
      expect([row, await inserts(party, noun, row)]).toEqual([row, Boolean(scopeFor(creating, row))]);
  });
});

it('as a control, rows of others are read without row-level security', async () => {
  const provider = await partyOf('provider');
  const own = await read(provider, 'candidates');
  await server.owner.query('alter table "candidates" disable row level security');
  expect((await read(provider, 'candidates')).length).toBeGreaterThan(own.length);
  await server.owner.query('alter table "candidates" enable row level security');
  expect(await read(provider, 'candidates')).toEqual(own);
});
