import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';

const columns =
  '"companyId", "name", "title", "skills", "experience", "location", "availability", "status", "published", "listed", "rate", "currency", "profileViews", "requests"';
const values = `'CO-001', 'N', 'T', '{}', 1, 'B', 'Immediate', 'Available', true, true, 1, 'USD', 0, 0`;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const add = async (count: number): Promise<number[]> => {
  const { rows } = await server.owner.query<{ seq: string }>(
    `insert into "candidates" (${columns}) select ${values} from generate_series(1, $1::int) returning "seq"`,
    [count],
  );
  return rows.map(({ seq }) => Number(seq));
};
/** Begins again, with this many numbers given and numbers of so many digits. */
const startAt = async (given: number, digits: number) => {
  await server.owner.query(`delete from "candidates" where "name" = 'N'`);
  await server.owner.query(`select setval(pg_get_serial_sequence('"candidates"', 'seq'), $1::bigint)`, [
    1_000_000_000_000 + given,
  ]);
  await server.owner.query(
    `update "secrets" set "value" = regexp_replace("value", '^\\d+', $1) where "name" = 'candidateNumbers'`,
    [String(digits)],
  );
};

describe('scattered numbers', () => {
  it('have seven digits, and say neither the order nor what was added together', async () => {
    const numbers = await add(500);
    expect(numbers.filter((number) => number < 1_000_000 || number > 9_999_999)).toEqual([]);
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    const rising = steps.filter((step) => step > 0).length;
    expect(rising).toBeGreaterThan(200);
    expect(rising).toBeLessThan(300);
    // Over all nine million: of 500 that were in a row, a few at most are near each other.
    expect(steps.filter((step) => Math.abs(step) < 1000).length).toBeLessThan(10);
  });

  it('are those of each range, each once, and then those with one digit more', async () => {
    await startAt(0, 4);
    const numbers = await add(9010);
    const range = Array.from({ length: 9000 }, (_, at) => 1000 + at);
    expect(numbers.slice(0, 9000).toSorted((a, b) => a - b)).toEqual(range);
    expect(numbers.slice(9000).filter((number) => number < 10_000 || number > 99_999)).toEqual([]);
    expect(new Set(numbers).size).toBe(9010);
  });

  it('differ from one installation to the next', async () => {
    await startAt(0, 7);
    const first = await add(5);
    await startAt(0, 7);
    expect(await add(5)).toEqual(first);
    await server.owner.query(
      `update "secrets" set "value" = '7 ' || encode(sha256('other'), 'hex') where "name" = 'candidateNumbers'`,
    );
    await startAt(0, 7);
    expect(await add(5)).not.toEqual(first);
  });

  it('are drawn for every noun that says so, each in an order of its own', async () => {
    const scattered = nounNames.filter((name) => nounOf(name).scattered);
    const { rows: triggers } = await server.owner.query<{ noun: string; key: string }>(
      `select relname as "noun", (select "value" from "secrets" where "name" = split_part(encode(tgargs, 'escape'), '\\', 1)) as "key"
       from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'scatter' order by 1`,
    );
    expect(triggers.map(({ noun }) => noun)).toEqual(scattered.toSorted());
    expect(new Set(triggers.map(({ key }) => key)).size).toBe(scattered.length);
  });

  it('of applications do not count them', async () => {
    const copied = `"jobId", "recruiterId", "providerId", "candidateId", "job", "name", "title", "rate", "currency", "received", "masked"`;
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into "applications" (${copied}, "status") select ${copied}, 'Declined'
       from (select * from "applications" limit 1) one, generate_series(1, 100) returning "id"`,
    );
    const numbers = rows.map(({ id }) => Number(/^APP-(\d{7})$/.exec(id)?.[1]));
    const steps = numbers.slice(1).map((number, at) => Math.abs(number - (numbers[at] ?? 0)));
    expect(steps.filter((step) => !(step >= 1000)).length).toBeLessThan(5);
    expect(new Set(numbers).size).toBe(100);
  });

  it('stay as given, in sample data and in backups', async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into "candidates" ("seq", ${columns}) values (54321, ${values}) returning "id"`,
    );
    expect(rows).toEqual([{ id: 'BE-54321' }]);
  });
});
