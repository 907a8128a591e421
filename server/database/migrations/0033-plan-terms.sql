-- What comes at the end of a subscription's term, and on which day.
alter table "subscriptions"
  add column "renewal" text not null default 'Renews' constraint "subscriptions_renewal_check" check ("renewal" in ('Renews', 'Changes', 'Ends')),
  add column "nextPlanId" text references "plans" ("id"),
  add column "changesOn" date;
alter table "subscriptions" alter column "renewal" drop default;
create index "subscriptions_renewal" on "subscriptions" ("renewal", "seq");
create index "subscriptions_nextPlanId" on "subscriptions" ("nextPlanId", "seq");
create index "subscriptions_changesOn" on "subscriptions" ("changesOn", "seq");

-- Of those that are over: another plan followed, or the company left.
update "subscriptions" set "renewal" = 'Ends' where "status" = 'Cancelled';
update "subscriptions" old set "renewal" = 'Changes', "nextPlanId" = newer."planId"
  from "subscriptions" newer where newer."replaces" = old."id";

-- Every company reads every plan, also one that is no longer offered: their total is everybody's to read.
create or replace function "count_plans"() returns trigger language plpgsql security definer as $$
begin
  if tg_op = 'INSERT' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'plans', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '' as owner, count(*) as n from added
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  elsif tg_op = 'DELETE' then
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'plans', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '' as owner, -count(*) as n from removed
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  else
    insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
      select 'plans', facet, owner, pg_backend_pid(), sum(n) from (
      select '' as facet, '' as owner, count(*) as n from added
      union all select '' as facet, '' as owner, -count(*) as n from removed
      ) changes
      group by facet, owner having sum(n) <> 0
      on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
  end if;
  return null;
end $$;
delete from "rowCounts" where "noun" = 'plans' and "facet" <> '';
update "rowCounts" set "owner" = '' where "noun" = 'plans';
