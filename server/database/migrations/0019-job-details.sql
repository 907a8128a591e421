-- Where a job is done, its must-have skills, how many people it hires, and the recruiter's hiring manager.

alter table "jobs" add column "workplace" text constraint "jobs_workplace_check" check ("workplace" in ('On site', 'Hybrid', 'Remote'));
alter table "jobs" add column "mustSkills" text[] not null default '{}';
alter table "jobs" add column "openings" integer not null default 1 constraint "jobs_openings_check" check ("openings" between 1 and 999);
alter table "jobs" add column "hiringManagerId" text;
create index "jobs_hiringManagerId" on "jobs" ("hiringManagerId", "seq");
