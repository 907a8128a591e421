-- What follows an accepted proposal refers to it, and a request to the job that it is about.

alter table "requests" add column "jobId" text references "jobs" ("id");
create index "requests_jobId" on "requests" ("jobId", "seq");

alter table "pipelineEntries" add column "proposalId" text;
create index "pipelineEntries_proposalId" on "pipelineEntries" ("proposalId", "seq");

alter table "contracts" add column "proposalId" text;
create index "contracts_proposalId" on "contracts" ("proposalId", "seq");
