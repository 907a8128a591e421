-- What a resume says about a candidate besides skills. Null for candidates of before.

alter table "candidates" add column "engagements" jsonb;
alter table "candidates" add column "languages" jsonb;
alter table "candidates" add column "education" jsonb;
alter table "candidates" add column "certificates" jsonb;
