import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { metaOf } from '../../domain/contract/fields.ts';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import { foldText } from '../../domain/search/foldText.ts';
import { openTestDatabase, type TestDatabase } from '../testing/openTestServer.ts';
import { openColumnsOf } from './readableColumns.ts';
import { quote } from './sql.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const foldedInSql = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await test.owner.query<{ folded: string }>(
    'select fold_text(t) as "folded" from unnest($1::text[]) with ordinality as given(t, at) order by at',
    [texts],
  );
  return rows.map(({ folded }) => folded);
};
const different = (texts: readonly string[], inSql: readonly string[]) =>
  texts.flatMap((text, at) => (foldText(text) === inSql[at] ? [] : [[text, foldText(text), inSql[at]]]));

const named = 'Štěpán O’Neill Łukasz Nguyễn Straße';

describe('texts that are searched', () => {
  it('are folded by the database as in memory, whatever their letters', async () => {
    const letters = Array.from({ length: 0xffff }, (_, at) => String.fromCodePoint(at + 1)).filter(
      (letter) => letter.isWellFormed() && !/\p{Cn}|\p{Co}/u.test(letter),
    );
    const { rows: unknown } = await test.owner.query<{ letter: string }>(
      `select t as "letter" from unnest($1::text[]) as t where lower(t collate "und-x-icu") = t`,
      [letters.filter((letter) => letter.toLowerCase() !== letter)],
    );
    // Capitals of later versions of Unicode than the database’s, most of them Georgian. Each version adds Latin letters and scripts.
    expect(unknown.length).toBeLessThan(100);
    const isLater = (text: string) =>
      /[\u{10000}-\u{10FFFF}]|[\uA7C0-\uA7FF]/u.test(text) ||
      unknown.some(({ letter }) => text.includes(letter));
    const known = letters.filter((letter) => !isLater(letter));
    expect(different(known, await foldedInSql(known))).toEqual([]);
    const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 20 }), { numRuns: 2000, seed: 7 });
    const whole = [named, ...texts.map((text) => text.replaceAll('\u0000', ''))].filter(
      (text) => !isLater(text),
    );
    expect(different(whole, await foldedInSql(whole))).toEqual([]);
  });

  it.each(nounNames.filter((name) => nounOf(name).search.length > 0))(
    'of %s are stored folded, from the fields of the contract',
    async (name) => {
      const noun = nounOf(name);
      const columns = await test.owner.query<{ name: string }>(
        `select "attname" as "name" from "pg_attribute" where "attrelid" = $1::regclass and "attnum" > 0 and "attnotnull" and not "attisdropped"`,
        [quote(name)],
      );
      await test.owner.query('begin');
      try {
        await test.owner.query(`create table "scratch" (like ${quote(name)} including generated)`);
        for (const column of columns.rows)
          await test.owner.query(`alter table "scratch" alter column ${quote(column.name)} drop not null`);
        const fields: Record<string, z.ZodType | undefined> = noun.fields;
        const isList = (field: string) => {
          const schema = fields[field];
          return schema !== undefined && metaOf(schema).column === 'text[]';
        };
        await test.owner.query(
          `insert into "scratch" ("seq", ${noun.search.map(quote).join(', ')}) values (1, ${noun.search.map((_, at) => `$${at + 1}`).join(', ')})`,
          noun.search.map((field) => (isList(field) ? [named, 'Zoë'] : named)),
        );
        const open = openColumnsOf(name).filter((column) => column === 'openText');
        const { rows } = await test.owner.query<Record<string, string>>(
          `select ${['searchText', ...open].map(quote).join(', ')} from "scratch"`,
        );
        const wanted = noun.search.map((field) =>
          isList(field) ? `${foldText(named)}\nzoe` : foldText(named),
        );
        for (const stored of Object.values(rows[0] ?? {})) expect(stored).toBe(wanted.join('\n'));
        expect(rows).toHaveLength(1);
      } finally {
        await test.owner.query('rollback');
      }
    },
  );
});
