-- Fields that a recruiting company adds to its jobs, and their values by the field's id.
alter table "customFields" drop constraint "customFields_noun_check";
alter table "customFields" add constraint "customFields_noun_check" check ("noun" in ('candidates', 'jobs'));
alter table "jobs" add column "customFields" jsonb;
