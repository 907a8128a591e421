-- A report is a saved question over the rows of one noun, and so is a template; see docs/decisions/0047.
alter table "reports" no force row level security;
alter table "reportTemplates" no force row level security;

alter table "reports"
  add column "noun" text not null default 'invoices',
  add column "fields" text[] not null default '{}',
  add column "conditions" jsonb not null default '[]',
  add column "groupBy" text,
  add column "interval" text constraint "reports_interval_check" check ("interval" in ('Day', 'Month', 'Year')),
  add column "measure" text constraint "reports_measure_check" check ("measure" in ('Count', 'Sum', 'Average')),
  add column "measured" text,
  add column "dateField" text,
  add column "range" text constraint "reports_range_check" check ("range" in ('7d', '30d', '90d', '1y')),
  add column "from" date,
  add column "to" date,
  add column "progress" integer not null default 0 constraint "reports_progress_check" check ("progress" between 0 and 100),
  add column "rowsFound" integer constraint "reports_rowsFound_check" check ("rowsFound" between 0 and 2000000000),
  add column "askedById" text,
  add column "attempts" integer not null default 0 constraint "reports_attempts_check" check ("attempts" between 0 and 2000000000),
  add column "takenUntil" timestamptz(3);
-- What was noted before reports asked anything: how many rows its type is about, by their state.
update "reports" set "measure" = 'Count', "groupBy" = 'status', "progress" = case when "status" = 'Ready' then 100 else 0 end,
  "noun" = case "type" when 'Financial' then 'invoices' when 'User Analytics' then 'users' when 'Performance' then 'requests' else 'incidents' end;
alter table "reports" alter column "noun" drop default, alter column "fields" drop default, alter column "conditions" drop default,
  alter column "progress" drop default, alter column "attempts" drop default;
create index "reports_queue" on "reports" ("seq") where "status" = 'Processing';

alter table "reportTemplates"
  add column "noun" text not null default 'invoices',
  add column "fields" text[] not null default '{}',
  add column "conditions" jsonb not null default '[]',
  add column "groupBy" text,
  add column "interval" text constraint "reportTemplates_interval_check" check ("interval" in ('Day', 'Month', 'Year')),
  add column "measure" text constraint "reportTemplates_measure_check" check ("measure" in ('Count', 'Sum', 'Average')),
  add column "measured" text,
  add column "dateField" text,
  add column "range" text constraint "reportTemplates_range_check" check ("range" in ('7d', '30d', '90d', '1y')),
  add column "from" date,
  add column "to" date;
update "reportTemplates" set "measure" = 'Count', "groupBy" = 'status',
  "noun" = case "category" when 'Financial' then 'invoices' when 'User Analytics' then 'users' when 'Performance' then 'requests' else 'incidents' end;
alter table "reportTemplates" alter column "noun" drop default, alter column "fields" drop default, alter column "conditions" drop default;

alter table "reports" force row level security;
alter table "reportTemplates" force row level security;

-- The answer of a report as it was made: its rows in parts, each compressed.
create table "reportParts" (
  "reportId" text not null references "reports" ("id") on delete cascade,
  "part" integer not null,
  "rows" integer not null,
  "bytes" bytea not null,
  primary key ("reportId", "part")
);
alter table "reportParts" enable row level security;
alter table "reportParts" force row level security;
