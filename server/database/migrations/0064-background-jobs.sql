-- What all processes know of each background job: its last run, how it ended, who runs it now and when it runs next.
create table "backgroundJobs" (
  "name" text primary key,
  "nextRun" timestamptz,
  "startedAt" timestamptz,
  "durationMs" integer,
  "outcome" text constraint "backgroundJobs_outcome_check" check ("outcome" in ('Done', 'Failed')),
  "lastError" text,
  "failures" integer not null default 0,
  "leasedBy" uuid,
  "leasedUntil" timestamptz
);
