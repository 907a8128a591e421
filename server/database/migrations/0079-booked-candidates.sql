-- The days on which signed contracts book a candidate, and the last of them. Contracts that touch or overlap are one booking.

alter table "candidates" add column "bookings" jsonb not null default '[]', add column "bookedUntil" date;

with "signed" as (
  select "candidateId", "startDate", "endDate",
    max("endDate") over (partition by "candidateId" order by "startDate", "endDate" rows between unbounded preceding and 1 preceding) as "bookedBefore"
  from "contracts"
  where "status" = 'Active' and "type" in ('SOW', 'C2H') and "candidateId" is not null
), "numbered" as (
  select *, count(*) filter (where "bookedBefore" is null or "startDate" > "bookedBefore" + 1)
    over (partition by "candidateId" order by "startDate", "endDate") as "booking"
  from "signed"
), "booked" as (
  select "candidateId", min("startDate") as "startDate", max("endDate") as "endDate" from "numbered" group by "candidateId", "booking"
)
update "candidates" set "bookings" = "found"."bookings", "bookedUntil" = "found"."bookedUntil"
from (
  select "candidateId", max("endDate") as "bookedUntil",
    jsonb_agg(jsonb_build_object('startDate', "startDate"::text, 'endDate', "endDate"::text) order by "startDate") as "bookings"
  from "booked" group by "candidateId"
) as "found"
where "candidates"."id" = "found"."candidateId" and "candidates"."erasedAt" is null;
