-- Who interviews beside the lead, what an interview is to assess, its questions, and the job that questions are taken over from.
alter table "interviews"
  add column "jobId" text,
  add column "panel" jsonb not null default '[]',
  add column "focus" text[] not null default '{}',
  add column "kit" text;
update "interviews" set "jobId" = entry."jobId" from "pipelineEntries" entry where entry."id" = "interviews"."entryId";
create index "interviews_jobId" on "interviews" ("jobId", "seq");
