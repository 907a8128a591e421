-- What the server's processes share: limits, retries, background jobs and measurements.

-- How much of its limit an address or an account has used, by kind (hashed). It decreases as time passes.
create table "allowances" (
  "key" text primary key,
  "used" double precision not null,
  "at" timestamptz(3) not null
);
create index "allowances_at" on "allowances" ("at");

-- The first response to each write, kept for a day so that a retry gets it again.
create table "idempotencyKeys" (
  "userId" text not null,
  "key" text not null,
  "requestHash" text not null,
  "status" integer,
  "body" text,
  "version" integer,
  "createdAt" timestamptz(3) not null default now(),
  primary key ("userId", "key")
);
create index "idempotencyKeys_createdAt" on "idempotencyKeys" ("createdAt");

-- Rows of an import whose last part has not arrived yet.
create table "stagedRows" (
  "userId" text not null,
  "batch" text not null,
  "place" integer not null,
  "rows" text not null,
  "n" integer not null,
  "createdAt" timestamptz(3) not null default now(),
  primary key ("userId", "batch", "place")
);
create index "stagedRows_createdAt" on "stagedRows" ("createdAt");

-- Background jobs: the last run and its outcome, which process runs it now, and when it runs next.
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

-- Reminders that were sent to operators, and the day they were about.
create table "toldOperators" ("what" text primary key, "on" date not null);

-- Processes of the server, each of which updates its row while it runs.
create table "serverProcesses" (
  "id" uuid primary key,
  "startedAt" timestamptz(3) not null,
  "seenAt" timestamptz(3) not null,
  "endedAt" timestamptz(3)
);

-- Measurements of all processes by minute and by day: responses by kind of request, pages, statements and uptime.
create table "serverMinutes" (
  "minute" timestamptz(0) not null,
  "kind" text not null,
  "count" bigint not null,
  "failures" bigint not null,
  "ms" double precision not null,
  "times" bigint[] not null,
  primary key ("minute", "kind")
);
create table "serverDays" (
  "day" date not null,
  "kind" text not null,
  "count" bigint not null,
  "failures" bigint not null,
  "ms" double precision not null,
  "times" bigint[] not null,
  primary key ("day", "kind")
);

-- Users who were active on a day.
create table "dayPeople" (
  "day" date not null,
  "userId" text not null,
  primary key ("day", "userId")
);

-- The salt with which a day's visitors of the public pages are hashed. It is deleted the day after, so that no hash can be recomputed.
create table "visitSalts" (
  "day" date primary key,
  "salt" text not null
);
