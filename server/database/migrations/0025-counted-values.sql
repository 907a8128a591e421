-- How many users, tickets and companies have each value that operators filter by is kept, as each scope's total is.
create or replace function "count_companies"() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'companies', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'type=' || coalesce("type"::text, ''), '*', count(*) from added group by "type"
      union all select 'status=' || coalesce("status"::text, ''), '*', count(*) from added group by "status"
      union all select 'subscription=' || coalesce("subscription"::text, ''), '*', count(*) from added group by "subscription"
      union all select 'verification=' || coalesce("verification"::text, ''), '*', count(*) from added group by "verification"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  elsif tg_op = 'DELETE' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'companies', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'type=' || coalesce("type"::text, ''), '*', -count(*) from removed group by "type"
      union all select 'status=' || coalesce("status"::text, ''), '*', -count(*) from removed group by "status"
      union all select 'subscription=' || coalesce("subscription"::text, ''), '*', -count(*) from removed group by "subscription"
      union all select 'verification=' || coalesce("verification"::text, ''), '*', -count(*) from removed group by "verification"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  else
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'companies', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'type=' || coalesce("type"::text, ''), '*', count(*) from added group by "type"
      union all select 'status=' || coalesce("status"::text, ''), '*', count(*) from added group by "status"
      union all select 'subscription=' || coalesce("subscription"::text, ''), '*', count(*) from added group by "subscription"
      union all select 'verification=' || coalesce("verification"::text, ''), '*', count(*) from added group by "verification"
      union all select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'type=' || coalesce("type"::text, ''), '*', -count(*) from removed group by "type"
      union all select 'status=' || coalesce("status"::text, ''), '*', -count(*) from removed group by "status"
      union all select 'subscription=' || coalesce("subscription"::text, ''), '*', -count(*) from removed group by "subscription"
      union all select 'verification=' || coalesce("verification"::text, ''), '*', -count(*) from removed group by "verification"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  end if;
  return null;
end $$;

create or replace function "count_users"() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'users', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'companyId=' || "companyId", "companyId", count(*) from added where "companyId" is not null group by "companyId"
      union all select 'userType=' || coalesce("userType"::text, ''), '*', count(*) from added group by "userType"
      union all select 'role=' || coalesce("role"::text, ''), '*', count(*) from added group by "role"
      union all select 'status=' || coalesce("status"::text, ''), '*', count(*) from added group by "status"
      union all select 'verified=' || coalesce("verified"::text, ''), '*', count(*) from added group by "verified"
      union all select 'premium=' || coalesce("premium"::text, ''), '*', count(*) from added group by "premium"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  elsif tg_op = 'DELETE' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'users', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'companyId=' || "companyId", "companyId", -count(*) from removed where "companyId" is not null group by "companyId"
      union all select 'userType=' || coalesce("userType"::text, ''), '*', -count(*) from removed group by "userType"
      union all select 'role=' || coalesce("role"::text, ''), '*', -count(*) from removed group by "role"
      union all select 'status=' || coalesce("status"::text, ''), '*', -count(*) from removed group by "status"
      union all select 'verified=' || coalesce("verified"::text, ''), '*', -count(*) from removed group by "verified"
      union all select 'premium=' || coalesce("premium"::text, ''), '*', -count(*) from removed group by "premium"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  else
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'users', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'companyId=' || "companyId", "companyId", count(*) from added where "companyId" is not null group by "companyId"
      union all select 'userType=' || coalesce("userType"::text, ''), '*', count(*) from added group by "userType"
      union all select 'role=' || coalesce("role"::text, ''), '*', count(*) from added group by "role"
      union all select 'status=' || coalesce("status"::text, ''), '*', count(*) from added group by "status"
      union all select 'verified=' || coalesce("verified"::text, ''), '*', count(*) from added group by "verified"
      union all select 'premium=' || coalesce("premium"::text, ''), '*', count(*) from added group by "premium"
      union all select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'companyId=' || "companyId", "companyId", -count(*) from removed where "companyId" is not null group by "companyId"
      union all select 'userType=' || coalesce("userType"::text, ''), '*', -count(*) from removed group by "userType"
      union all select 'role=' || coalesce("role"::text, ''), '*', -count(*) from removed group by "role"
      union all select 'status=' || coalesce("status"::text, ''), '*', -count(*) from removed group by "status"
      union all select 'verified=' || coalesce("verified"::text, ''), '*', -count(*) from removed group by "verified"
      union all select 'premium=' || coalesce("premium"::text, ''), '*', -count(*) from removed group by "premium"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  end if;
  return null;
end $$;

create or replace function "count_tickets"() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'tickets', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'companyId=' || "companyId", "companyId", count(*) from added where "companyId" is not null group by "companyId"
      union all select 'category=' || coalesce("category"::text, ''), '*', count(*) from added group by "category"
      union all select 'priority=' || coalesce("priority"::text, ''), '*', count(*) from added group by "priority"
      union all select 'status=' || coalesce("status"::text, ''), '*', count(*) from added group by "status"
      union all select 'assigneeId=' || coalesce("assigneeId"::text, ''), '*', count(*) from added group by "assigneeId"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  elsif tg_op = 'DELETE' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'tickets', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'companyId=' || "companyId", "companyId", -count(*) from removed where "companyId" is not null group by "companyId"
      union all select 'category=' || coalesce("category"::text, ''), '*', -count(*) from removed group by "category"
      union all select 'priority=' || coalesce("priority"::text, ''), '*', -count(*) from removed group by "priority"
      union all select 'status=' || coalesce("status"::text, ''), '*', -count(*) from removed group by "status"
      union all select 'assigneeId=' || coalesce("assigneeId"::text, ''), '*', -count(*) from removed group by "assigneeId"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  else
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'tickets', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '*' as owner, count(*) as n from added
      union all select 'companyId=' || "companyId", "companyId", count(*) from added where "companyId" is not null group by "companyId"
      union all select 'category=' || coalesce("category"::text, ''), '*', count(*) from added group by "category"
      union all select 'priority=' || coalesce("priority"::text, ''), '*', count(*) from added group by "priority"
      union all select 'status=' || coalesce("status"::text, ''), '*', count(*) from added group by "status"
      union all select 'assigneeId=' || coalesce("assigneeId"::text, ''), '*', count(*) from added group by "assigneeId"
      union all select '' as facet, '*' as owner, -count(*) as n from removed
      union all select 'companyId=' || "companyId", "companyId", -count(*) from removed where "companyId" is not null group by "companyId"
      union all select 'category=' || coalesce("category"::text, ''), '*', -count(*) from removed group by "category"
      union all select 'priority=' || coalesce("priority"::text, ''), '*', -count(*) from removed group by "priority"
      union all select 'status=' || coalesce("status"::text, ''), '*', -count(*) from removed group by "status"
      union all select 'assigneeId=' || coalesce("assigneeId"::text, ''), '*', -count(*) from removed group by "assigneeId"
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  end if;
  return null;
end $$;

insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'companies', 'type=' || coalesce("type"::text, ''), '*', pg_backend_pid(), count(*) from "companies" group by "type"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'companies', 'status=' || coalesce("status"::text, ''), '*', pg_backend_pid(), count(*) from "companies" group by "status"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'companies', 'subscription=' || coalesce("subscription"::text, ''), '*', pg_backend_pid(), count(*) from "companies" group by "subscription"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'companies', 'verification=' || coalesce("verification"::text, ''), '*', pg_backend_pid(), count(*) from "companies" group by "verification"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'users', 'userType=' || coalesce("userType"::text, ''), '*', pg_backend_pid(), count(*) from "users" group by "userType"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'users', 'role=' || coalesce("role"::text, ''), '*', pg_backend_pid(), count(*) from "users" group by "role"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'users', 'status=' || coalesce("status"::text, ''), '*', pg_backend_pid(), count(*) from "users" group by "status"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'users', 'verified=' || coalesce("verified"::text, ''), '*', pg_backend_pid(), count(*) from "users" group by "verified"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'users', 'premium=' || coalesce("premium"::text, ''), '*', pg_backend_pid(), count(*) from "users" group by "premium"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'tickets', 'category=' || coalesce("category"::text, ''), '*', pg_backend_pid(), count(*) from "tickets" group by "category"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'tickets', 'priority=' || coalesce("priority"::text, ''), '*', pg_backend_pid(), count(*) from "tickets" group by "priority"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'tickets', 'status=' || coalesce("status"::text, ''), '*', pg_backend_pid(), count(*) from "tickets" group by "status"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
  select 'tickets', 'assigneeId=' || coalesce("assigneeId"::text, ''), '*', pg_backend_pid(), count(*) from "tickets" group by "assigneeId"
  on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";

-- Two filters that are set together more often than not.
create index "users_role_status" on "users" ("role", "status", "seq");
create index "tickets_status_priority" on "tickets" ("status", "priority", "seq");
