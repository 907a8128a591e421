-- Saved searches keep the distance around a location and the overlap of working hours.

alter table "savedSearches" add column "within" integer constraint "savedSearches_within_check" check ("within" between 1 and 1000);
alter table "savedSearches" add column "overlapHours" integer constraint "savedSearches_overlapHours_check" check ("overlapHours" between 1 and 8);
alter table "savedSearches" add column "overlapZone" text;
create index "candidates_location" on "candidates" ("location") where "listed";
