-- The placements of a company are its hires that were not undone, for both companies of a hire. Only sample data had any.

with "hires" as (
  select "companyId", count(*)::int as "count" from (
    select unnest(array["companyId", "providerId"]) as "companyId" from "pipelineEntries" where "stage" = 'hired' and "outcome" = 'Live'
  ) as "sides"
  group by 1
)
update "companies" set "placements" = coalesce("hires"."count", 0)
from "companies" as "all" left join "hires" on "hires"."companyId" = "all"."id"
where "companies"."id" = "all"."id" and "companies"."placements" <> coalesce("hires"."count", 0);
