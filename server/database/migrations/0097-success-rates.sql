-- The success rate of a client follows from its ended contracts: the share that was not terminated. Only sample data had one.

with "ended" as (
  select "recruiterId" as "companyId", round(100.0 * count(*) filter (where "status" <> 'Terminated') / count(*))::int as "rate"
  from "contracts"
  where "recruiterId" is not null and "type" in ('SOW', 'C2H') and "status" in ('Expired', 'Terminated', 'Converted')
  group by 1
)
update "companies" set "successRate" = "ended"."rate"
from "companies" as "all" left join "ended" on "ended"."companyId" = "all"."id"
where "companies"."id" = "all"."id" and "companies"."successRate" is distinct from "ended"."rate";

-- Candidates whom nobody has touched since sample data was made, or ever, were last active when they were last changed.
update "candidates" set "lastActive" = "updatedAt" where "lastActive" is null;
