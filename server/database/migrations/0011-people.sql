-- Photos of people, with their bytes apart: a list of people carries none of them.
create table "candidatePhotos" (
  "candidateId" text primary key references "candidates" ("id") on delete cascade,
  "bytes" bytea not null constraint "candidatePhotos_bytes_check" check (octet_length("bytes") between 1 and 262144)
);
alter table "candidatePhotos" alter column "bytes" set storage external;
alter table "candidatePhotos" enable row level security;
alter table "candidatePhotos" force row level security;

-- Until now a web address, which the pages' own policy never let a browser load.
update "candidates" set "photo" = null where "photo" is not null;

-- A calendar program tells no language: a link speaks that of its maker. The ones that are there spoke English.
alter table "calendarLinks" add column "language" text not null default 'en'
  constraint "calendarLinks_language_check" check ("language" in ('en', 'es', 'fr', 'de'));
alter table "calendarLinks" alter column "language" drop default;
