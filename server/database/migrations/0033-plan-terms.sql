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
