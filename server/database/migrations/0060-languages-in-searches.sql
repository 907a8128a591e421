-- The languages that saved searches ask for, and the languages of candidates as a criterion.

alter table "savedSearches" add column "languages" text[] not null default '{}';
create index "candidates_languages" on "candidates" using gin ("languages" jsonb_path_ops) where "listed";
