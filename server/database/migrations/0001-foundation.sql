create extension if not exists pg_trgm;

create function join_lines(text[]) returns text language sql immutable strict parallel safe
  return array_to_string($1, E'\n');

-- Lower case for every alphabet, whatever the database's own locale knows.
create function fold_case(text) returns text language sql immutable strict parallel safe
  return lower($1 collate "und-x-icu");

-- How many rows there are in each counted scope; a scope's total is the sum over its connections.
-- Its owner is the company or person whose rows are counted, * for all rows of a noun, nothing for scopes open to many.
create table "rowCounts" (
  "noun" text not null,
  "facet" text not null,
  "owner" text not null,
  "backend" integer not null,
  "n" bigint not null,
  primary key ("noun", "facet", "backend")
);
alter table "rowCounts" enable row level security;

create table "secrets" (
  "name" text primary key,
  "value" text not null
);
