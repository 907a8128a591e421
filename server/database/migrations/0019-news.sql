-- The start that people were reminded of: once for each, whichever process finds it due.
alter table "interviews" add column "remindedOf" timestamptz(3);
create index "interviews_scheduled" on "interviews" ("startsAt", "seq") where "status" = 'Scheduled';

-- The day on which a recruiter's people were last told what the market holds for their jobs.
alter table "companies" add column "insightsOn" date;
