-- A payment that the gateway has been asked for is out of sight until it has answered, or until it may be asked again.
alter table "transactions"
  add column "unanswered" integer not null default 0 constraint "transactions_unanswered_check" check ("unanswered" between 0 and 2000000000),
  add column "tryAfter" timestamptz(3);
alter table "transactions" alter column "unanswered" drop default;
create index "transactions_tryAfter" on "transactions" ("tryAfter", "seq");

-- What a company had paid ahead for the plan before is taken off the invoices of the plan that took its place.
alter table "subscriptions"
  add column "credit" bigint not null default 0 constraint "subscriptions_credit_check" check ("credit" between 0 and 1000000000000);
alter table "subscriptions" alter column "credit" drop default;
