-- Whether providers and visitors see a posting: it is active, and so is its company.
alter table "jobs" add column "listed" boolean not null default false;
update "jobs" j set "listed" = true from "companies" c
  where c."id" = j."companyId" and j."status" = 'Active' and c."status" = 'Active';
alter table "jobs" alter column "listed" drop default;
create index "jobs_listed" on "jobs" ("seq") where "listed";
create or replace function "count_jobs"() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'jobs', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'listed=true', '', count(*) from added where "listed" = true
      union all select 'companyId=' || "companyId", "companyId", count(*) from added where "companyId" is not null group by "companyId"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  elsif tg_op = 'DELETE' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'jobs', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'listed=true', '', -count(*) from removed where "listed" = true
      union all select 'companyId=' || "companyId", "companyId", -count(*) from removed where "companyId" is not null group by "companyId"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  else
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'jobs', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'listed=true', '', count(*) from added where "listed" = true
      union all select 'companyId=' || "companyId", "companyId", count(*) from added where "companyId" is not null group by "companyId"
      union all select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'listed=true', '', -count(*) from removed where "listed" = true
      union all select 'companyId=' || "companyId", "companyId", -count(*) from removed where "companyId" is not null group by "companyId"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  end if;
  return null;
end $$;
delete from "rowCounts" where "noun" = 'jobs' and "facet" = 'status=Active';
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'jobs', 'listed=true', '', 0, count(*) from "jobs" where "listed" having count(*) > 0;

-- Why a company's papers were accepted or not. Whoever was suspended or rejected is told why from now on.
alter table "companies" add column "verificationReason" text;
update "companies" set "statusReason" = 'No reason was recorded' where "status" = 'Suspended' and "statusReason" is null;
update "companies" set "statusReason" = null where "status" = 'Active';
update "companies" set "verificationReason" = 'No reason was recorded' where "verification" = 'Rejected';

-- How the account and the company behind a token stand, whether or not its session is still open: for whoever was
-- refused by authenticate, and holds the token.
create function why_ended(token_hash text)
  returns table ("status" text, "companyStatus" text)
  language sql stable security definer
as $$
  select u."status", c."status"
  from public."sessions" s
  join public."users" u on u."id" = s."userId"
  left join public."companies" c on c."id" = u."companyId"
  where s."accessHash" = token_hash
$$;
