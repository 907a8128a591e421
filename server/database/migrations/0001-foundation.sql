-- What generated columns and indexes need, and secrets of the database. The other functions, triggers, policies and grants are derived:
-- server/database/derived.ts applies them at each start.

create extension if not exists pg_trgm;

create function join_lines(text[]) returns text language sql immutable strict parallel safe
  return array_to_string($1, E'\n');

-- Lower case in every alphabet, whatever the locale of the database.
create function fold_case(text) returns text language sql immutable strict parallel safe
  return lower($1 collate "und-x-icu");

create table "secrets" (
  "name" text primary key,
  "value" text not null
);

-- What server/database/derived.ts has applied: a hash of its SQL and of the objects that it created.
create table "derived" (
  "name" text primary key,
  "state" text not null,
  "functions" text[] not null default '{}',
  "tables" text[] not null default '{}'
);
