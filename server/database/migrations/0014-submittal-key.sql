-- The key that keeps a candidate from being submitted twice for a job is named after what it identifies.

alter table "applications" rename column "standing" to "submittalKey";
alter index "applications_standing_key" rename to "applications_submittalKey_key";
