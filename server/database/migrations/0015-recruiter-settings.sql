-- A recruiter's services by their own names. The owner of the tables may rename them, for as long as this takes.
alter table "integrations" no force row level security;
alter table "companies" no force row level security;
update "integrations" set "name" = renamed."to"
  from (values
    ('Professional Network', 'LinkedIn'), ('Job Board', 'Indeed'), ('Reviews Site', 'Glassdoor'),
    ('Chat', 'Slack'), ('Team Chat', 'Microsoft Teams')
  ) as renamed ("from", "to"), "companies"
  where "integrations"."name" = renamed."from" and "companies"."id" = "integrations"."companyId" and "companies"."type" = 'recruiter';
alter table "companies" force row level security;
alter table "integrations" force row level security;
