-- How far the reminders of an overdue invoice have come, whether it limits the service of its company, and why they are paused.
alter table "invoices"
  add column "dunningLevel" integer not null default 0 constraint "invoices_dunningLevel_check" check ("dunningLevel" between 0 and 4),
  add column "serviceLimited" boolean not null default false,
  add column "dunningPause" text;
create index "invoices_dunningLevel" on "invoices" ("dunningLevel", "seq");
create index "invoices_serviceLimited" on "invoices" ("companyId") where "serviceLimited";
-- Levels were the first, seventh and fourteenth day after the due date. Reminders of an earlier due date count for nothing.
update "invoices" i set "dunningLevel" = sent."level"
from (
  select "id", max(case split_part(note, ' ', 1) when '14' then 3 when '7' then 2 when '1' then 1 else 0 end) as "level"
  from "invoices", unnest("reminders") note
  where right(note, 10)::date - "dueDate" >= split_part(note, ' ', 1)::integer
  group by "id"
) sent
where sent."id" = i."id" and sent."level" > 0;
