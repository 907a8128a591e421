-- How many people a plan lets a company keep on its bench (none: any number), and the companies' word for it.
alter table "plans"
  add column "benchEmployees" integer constraint "plans_benchEmployees_check" check ("benchEmployees" between 1 and 2000000000),
  add column "tier" text not null default 'Basic' constraint "plans_tier_check" check ("tier" in ('Basic', 'Premium', 'Enterprise'));
alter table "plans" alter column "tier" drop default;
create index "plans_tier" on "plans" ("tier", "seq");

-- What the features said until now.
update "plans" set
  "benchEmployees" = (
    select substring(feature from '^Up to (\d{1,9}) bench resources$')::integer from unnest("features") feature
    where feature ~ '^Up to \d{1,9} bench resources$' limit 1
  ),
  "features" = array(select feature from unnest("features") feature where feature !~ '^(Up to \d{1,9}|Unlimited) bench resources$'),
  "tier" = case "name" when 'Professional' then 'Premium' when 'Enterprise' then 'Enterprise' else 'Basic' end;

-- A plan is changed by a subscription that replaces the one before.
alter table "subscriptions" add column "replaces" text references "subscriptions" ("id");
create index "subscriptions_replaces" on "subscriptions" ("replaces", "seq");
update "subscriptions" s set "status" = 'Cancelled', "endDate" = coalesce(s."endDate", newer."startDate")
  from "subscriptions" newer
  where s."status" = 'Active' and newer."status" = 'Active' and newer."companyId" = s."companyId" and newer."seq" > s."seq";

-- The days that an invoice is for.
alter table "invoices" add column "periodStart" date, add column "periodEnd" date;
create index "invoices_periodStart" on "invoices" ("periodStart", "seq");
create index "invoices_periodEnd" on "invoices" ("periodEnd", "seq");
