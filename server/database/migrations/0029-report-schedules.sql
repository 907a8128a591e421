-- A schedule has a first day, a time of day and a format, and knows when it ran; see docs/decisions/0048.
alter table "reportSchedules" no force row level security;
alter table "mails" no force row level security;
alter table "users" no force row level security;

-- One that is about no report can ask nothing.
delete from "reportSchedules" where "reportId" is null;
alter table "reportSchedules" alter column "reportId" set not null, alter column "nextRun" drop not null,
  add column "startsOn" date, add column "time" text,
  add column "format" text not null default 'PDF' constraint "reportSchedules_format_check" check ("format" in ('PDF', 'Excel', 'CSV', 'JSON')),
  add column "lastRun" timestamptz(3), add column "authorId" text;
update "reportSchedules" set "timeZone" = 'UTC' where "timeZone" not in (select name from pg_timezone_names);
-- Those that were there go on as they were planned, by the operator who has been here longest.
update "reportSchedules" s set
  "startsOn" = (s."nextRun" at time zone s."timeZone")::date,
  "time" = to_char(s."nextRun" at time zone s."timeZone", 'HH24:MI'),
  "format" = (select r."format" from "reports" r where r."id" = s."reportId"),
  "nextRun" = case when s."status" = 'Active' then s."nextRun" end,
  "authorId" = (select u."id" from "users" u where u."userType" = 'admin' and u."status" = 'Active' order by u."seq" limit 1);
alter table "reportSchedules" alter column "startsOn" set not null, alter column "time" set not null, alter column "format" drop default;
create index "reportSchedules_startsOn" on "reportSchedules" ("startsOn", "seq");
create index "reportSchedules_format" on "reportSchedules" ("format", "seq");
create index "reportSchedules_lastRun" on "reportSchedules" ("lastRun", "seq");
create index "reportSchedules_authorId" on "reportSchedules" ("authorId", "seq");

-- The schedule that made a report: each of its runs makes one.
alter table "reports" add column "scheduleId" text;
create index "reports_scheduleId" on "reports" ("scheduleId", "seq");

-- A report is announced to addresses that may be nobody's account.
alter table "mails" alter column "userId" drop not null;
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check" check ("purpose" in ('invitation', 'reset', 'notice', 'report'));

alter table "reportSchedules" force row level security;
alter table "mails" force row level security;
alter table "users" force row level security;
