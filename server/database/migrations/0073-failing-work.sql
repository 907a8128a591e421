-- Work of a background job that failed and that later runs went past: what, why, how often and when.

alter table "backgroundJobs" add column "failedItems" jsonb not null default '[]';
