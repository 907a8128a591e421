-- A provider states the number of people on its bench when it signs up; the operator who approves chooses the first plan.
alter table "signUpRequests"
  add column "benchEmployees" integer constraint "signUpRequests_benchEmployees_check" check ("benchEmployees" between 1 and 100000),
  add column "subscription" text constraint "signUpRequests_subscription_check" check ("subscription" in ('Basic', 'Premium', 'Enterprise'));
create index "signUpRequests_subscription" on "signUpRequests" ("subscription", "seq");
