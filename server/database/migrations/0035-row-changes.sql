-- Which rows changed, for pages that are open, with the transaction that changed them and the people it is meant for
-- (decision 0118). Each transaction adds its changes just before it commits. Kept for some hours.
create table "rowChanges" (
  "xid" xid8 not null default pg_current_xact_id(),
  "at" timestamptz(3) not null default clock_timestamp(),
  "noun" text not null,
  "target" text,
  "kind" text not null,
  "version" integer,
  "audience" text[] not null
);
create index "rowChanges_xid" on "rowChanges" ("xid");
