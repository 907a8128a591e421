-- A payment that the gateway has been asked for is out of sight until it has answered, or until it may be asked again.
alter table "transactions"
  add column "unanswered" integer not null default 0 constraint "transactions_unanswered_check" check ("unanswered" between 0 and 2000000000),
  add column "tryAfter" timestamptz(3);
alter table "transactions" alter column "unanswered" drop default;
create index "transactions_tryAfter" on "transactions" ("tryAfter", "seq");
