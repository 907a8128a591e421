-- How long each hire took, so that reports can average it.
alter table "pipelineEntries" add column "daysToHire" integer
  constraint "pipelineEntries_daysToHire_check" check ("daysToHire" between 0 and 2000000000);
alter table "pipelineEntries" no force row level security;
update "pipelineEntries" set "daysToHire" = greatest(0, "hireDate" - "addedDate")
  where "stage" = 'hired' and "outcome" = 'Live' and "hireDate" is not null;
alter table "pipelineEntries" force row level security;
create index "pipelineEntries_daysToHire" on "pipelineEntries" ("daysToHire", "seq");

-- Rows can be grouped by how many days ago they were due.
alter table "reports" drop constraint "reports_interval_check";
alter table "reports" add constraint "reports_interval_check" check ("interval" in ('Day', 'Month', 'Year', 'Days Overdue'));
alter table "reportTemplates" drop constraint "reportTemplates_interval_check";
alter table "reportTemplates" add constraint "reportTemplates_interval_check" check ("interval" in ('Day', 'Month', 'Year', 'Days Overdue'));
