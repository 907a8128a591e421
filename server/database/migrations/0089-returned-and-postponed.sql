-- An invoice whose due date was postponed, payments that were returned, and payments without an invoice as credit balance.

alter table "invoices" add column "dueReason" text, add column "firstDueDate" date;
create index "invoices_firstDueDate" on "invoices" ("firstDueDate", "seq");

alter table "transactions"
  add column "returnOf" text references "transactions" ("id"),
  add column "unused" bigint not null default 0 constraint "transactions_unused_check" check ("unused" between 0 and 1000000000000),
  drop constraint "transactions_kind_check",
  drop constraint "transactions_amount_check",
  add constraint "transactions_kind_check" check ("kind" in ('Payment', 'Refund', 'Return', 'Credit')),
  add constraint "transactions_amount_check" check (
    "amount" between -1000000000000 and 1000000000000
    and case "kind" when 'Payment' then "amount" >= 0 when 'Refund' then "amount" < 0 when 'Return' then "amount" < 0 else true end
  );
create index "transactions_returnOf" on "transactions" ("returnOf", "seq");
update "transactions" set "unused" = "amount" where "kind" = 'Payment' and "status" = 'Completed' and "invoiceId" is null;
