-- What plugins state about candidates for matching, as "criterion:value", and what a saved search asks for.

alter table "candidates" add column "addedFacts" text[] not null default '{}';
alter table "savedSearches" add column "added" text[] not null default '{}';
