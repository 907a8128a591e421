-- The job types that a candidate accepts, none for any, and the one that a saved search asks for.

alter table "candidates" add column "jobTypes" text[] not null default '{}';
alter table "savedSearches" add column "jobType" text constraint "savedSearches_jobType_check" check ("jobType" in ('Full-time', 'Contract', 'Part-time', 'Freelance'));
