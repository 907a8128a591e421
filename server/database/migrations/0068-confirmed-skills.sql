-- The skills of a candidate that the provider has checked, and when it last did.

alter table "candidates" add column "confirmedSkills" text[] not null default '{}', add column "skillsConfirmed" date;
