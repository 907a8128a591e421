-- Signed contracts can end before their last day: terminated with a reason, or converted into a hire. A
-- statement of work names the framework agreement it is made under.

alter table "contracts" drop constraint "contracts_status_check";
alter table "contracts" add constraint "contracts_status_check"
  check ("status" in ('Draft', 'Pending', 'Active', 'Expired', 'Terminated', 'Converted'));
alter table "contracts"
  add column "parentId" text,
  add column "conversionFee" bigint constraint "contracts_conversionFee_check" check ("conversionFee" between 0 and 1000000000000),
  add column "conversionFeeDue" bigint constraint "contracts_conversionFeeDue_check" check ("conversionFeeDue" between 0 and 1000000000000),
  add column "endedOn" date,
  add column "endReason" text;
create index "contracts_parentId" on "contracts" ("parentId", "seq");
create index "contracts_endedOn" on "contracts" ("endedOn", "seq");
