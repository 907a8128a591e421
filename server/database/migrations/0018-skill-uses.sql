-- For how long, and until when, somebody has worked with a skill.
alter table "candidates" add column "skillUses" jsonb not null default '[]';
