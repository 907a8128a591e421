-- The owner of the tables may rewrite what belongs to companies, for as long as this takes.
alter table "pipelineEntries" no force row level security;
alter table "stageChanges" no force row level security;
alter table "candidates" no force row level security;
alter table "users" no force row level security;

alter table "companies" add column "timeZone" text;

-- What a pipeline keeps of a person, as it was last seen.
alter table "pipelineEntries" add column "providerId" text references "companies" ("id");
alter table "pipelineEntries" add column "skills" text[];
alter table "pipelineEntries" add column "experience" integer
  constraint "pipelineEntries_experience_check" check ("experience" between 0 and 60);
alter table "pipelineEntries" add column "location" text;
update "pipelineEntries" e set "providerId" = c."companyId", "skills" = c."skills", "experience" = c."experience", "location" = c."location"
  from "candidates" c where c."id" = e."candidateId";

-- Who did it, and moves out of the stages and back.
alter table "stageChanges" add column "outcome" text not null default 'Live'
  constraint "stageChanges_outcome_check" check ("outcome" in ('Live', 'Rejected', 'Withdrawn'));
alter table "stageChanges" alter column "outcome" drop default;
alter table "stageChanges" add column "reason" text;
alter table "stageChanges" add column "author" text;
update "stageChanges" s set "author" = u."fullName" from "users" u where u."id" = s."userId";
create index "stageChanges_outcome" on "stageChanges" ("outcome", "seq");

-- One live entry per job and person, and one without a job: the first stays, those that came after it end.
update "pipelineEntries" e set "outcome" = 'Withdrawn', "outcomeReason" = 'In the pipeline twice', "version" = "version" + 1
  where "outcome" = 'Live' and exists (
    select from "pipelineEntries" first
    where first."outcome" = 'Live' and first."companyId" = e."companyId" and first."candidateId" = e."candidateId"
      and first."jobId" is not distinct from e."jobId" and first."seq" < e."seq"
  );
update "pipelineEntries" set "outcomeReason" = 'No reason was kept' where "outcome" <> 'Live' and "outcomeReason" is null;

alter table "interviews" add column "interviewerEmail" text;
alter table "interviews" add column "authorId" text;

alter table "pipelineEntries" force row level security;
alter table "stageChanges" force row level security;
alter table "candidates" force row level security;
alter table "users" force row level security;

alter table "pipelineEntries" alter column "providerId" set not null;
alter table "pipelineEntries" alter column "skills" set not null;
alter table "pipelineEntries" alter column "experience" set not null;
alter table "pipelineEntries" alter column "location" set not null;
create index "pipelineEntries_providerId" on "pipelineEntries" ("providerId", "seq");
create index "interviews_authorId" on "interviews" ("authorId", "seq");
create unique index "pipelineEntries_candidateId_live" on "pipelineEntries" ("companyId", "candidateId", "jobId")
  nulls not distinct where "outcome" = 'Live';
-- A column of the board, last touched first.
create index "pipelineEntries_board" on "pipelineEntries" ("companyId", "stage", "outcome", "updatedAt");
