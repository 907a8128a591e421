-- Where a candidate works, none for anywhere, and the workplace that a saved search asks for.

alter table "candidates" add column "workplaces" text[] not null default '{}';
alter table "savedSearches" add column "workplace" text constraint "savedSearches_workplace_check" check ("workplace" in ('On site', 'Hybrid', 'Remote'));
