// @module-tag rest
import { expect, it } from 'vitest';
import { effectsOf, titleOf } from './effects.ts';

it('the title of a migration is its whole first comment', () => {
  expect(titleOf('-- Mails know\n-- their topic.\nalter table "mails" add column "topic" text; -- why')).toBe(
    'Mails know their topic.',
  );
  expect(titleOf('select 1')).toBe('');
});

it.each([
  ['alter table "a" add column "b" text', ['locks a']],
  [`alter table "a" add column "b" timestamptz default now()`, ['locks a']],
  ['alter table "a" add column "b" uuid default gen_random_uuid()', ['rewrites a', 'locks a']],
  ['alter table "a" alter column "b" type bigint', ['rewrites a', 'locks a']],
  ['alter table "a" alter column "b" set not null', ['scans a', 'locks a']],
  ['alter table "a" add constraint "c" check ("b" > 0)', ['scans a', 'locks a']],
  ['alter table "a" add constraint "c" check ("b" > 0) not valid', ['locks a']],
  ['alter table "a" rename column "b" to "c"', ['removes a', 'locks a']],
  ['alter table "a" drop column "b"', ['removes a', 'locks a']],
  ['drop table if exists "a"', ['removes a']],
  ['drop function "f"(text)', ['removes null']],
  ['create unique index "i" on "a" ("b")', ['blocksWrites a']],
  ['create index concurrently "i" on "a" ("b")', []],
  [`update "a" set "b" = 1`, ['writesRows a']],
  ['create trigger "t" after insert on "a" for each row execute function "f"()', ['locks a']],
  [
    'create table "a" ("id" text); create index "i" on "a" ("id"); alter table "a" enable row level security',
    [],
  ],
  [`create function "f"() returns void language sql as $$ drop table "a" $$`, []],
])('%s: %j', (sql, effects) => {
  expect(effectsOf(sql).map(({ kind, table }) => `${kind} ${table}`)).toEqual(effects);
});
