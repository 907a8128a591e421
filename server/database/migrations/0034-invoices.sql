-- The day it is: the database's own in UTC, unless a transaction says otherwise.
create function "today"() returns date language sql stable as $$
  select coalesce(nullif(current_setting('app.today', true), '')::date, (now() at time zone 'UTC')::date)
$$;

-- Whether an invoice is overdue is told by its due date and never stored.
update "invoices" set "status" = 'Pending' where "status" = 'Overdue';
alter table "invoices" drop constraint "invoices_status_check";
alter table "invoices"
  add constraint "invoices_status_check" check ("status" in ('Pending', 'Paid', 'Overdue', 'Credited')),
  add constraint "invoices_never_overdue" check ("status" <> 'Overdue'),
  add column "subscriptionId" text references "subscriptions" ("id"),
  add column "billedMonth" date,
  add column "creditNumber" text,
  add column "creditedDate" date,
  add column "creditReason" text,
  add column "overdueTold" date,
  add column "reminders" text[] not null default '{}';
alter table "invoices" alter column "reminders" drop default;
-- Until now each was told when somebody moved it by hand.
update "invoices" set "overdueTold" = "dueDate" where "status" = 'Pending' and "dueDate" < "today"();
create index "invoices_subscriptionId" on "invoices" ("subscriptionId", "seq");
create unique index "invoices_billed_once" on "invoices" ("subscriptionId", "billedMonth");
create index "invoices_billedMonth" on "invoices" ("billedMonth", "seq");
create index "invoices_creditedDate" on "invoices" ("creditedDate", "seq");
create index "invoices_overdueTold" on "invoices" ("overdueTold", "seq");
create unique index "invoices_creditNumber_key" on "invoices" ("creditNumber");
create index "invoices_owed" on "invoices" ("dueDate", "seq") where "status" = 'Pending';

-- Numbers without a hole: the next one is a row that is locked until the invoice is kept, and rolled back with it.
create table "lastNumbers" ("noun" text primary key, "last" bigint not null);
insert into "lastNumbers" select 'invoices', coalesce(max("seq"), 0) from "invoices";
alter table "invoices" alter column "seq" drop identity;
create function "number_invoice"() returns trigger language plpgsql security definer as $$
begin
  if new."seq" is null then
    update "lastNumbers" set "last" = "last" + 1 where "noun" = 'invoices' returning "last" into new."seq";
  else
    update "lastNumbers" set "last" = greatest("last", new."seq") where "noun" = 'invoices';
  end if;
  return new;
end $$;
create trigger "number" before insert on "invoices" for each row execute function "number_invoice"();

-- What was billed of a subscription, and the month whose run came by last. The first run is that of the next month.
alter table "subscriptions" add column "billedThrough" date, add column "billedMonth" date;
update "subscriptions" s set
  "billedThrough" = (select max(i."periodEnd") from "invoices" i where i."companyId" = s."companyId"),
  "billedMonth" = date_trunc('month', "today"())::date
  where "status" = 'Active';
create index "subscriptions_billedThrough" on "subscriptions" ("billedThrough", "seq");
create index "subscriptions_billedMonth" on "subscriptions" ("billedMonth", "seq");

-- Payments wait to be handed to the gateway, say why they failed and what tells them in the payer's books.
alter table "transactions"
  add column "reference" text,
  add column "failure" text,
  add column "queued" boolean not null default false,
  add column "attempts" integer not null default 0 constraint "transactions_attempts_check" check ("attempts" between 0 and 2000000000);
alter table "transactions" alter column "queued" drop default, alter column "attempts" drop default;
create index "transactions_queued" on "transactions" ("seq") where "queued";
