-- A signed contract books its candidate; an overlap is agreed by the provider: see docs/decisions/0063.
alter table "contracts" add column "overlapAgreed" boolean not null default false;
alter table "contracts" alter column "overlapAgreed" drop default;
alter table "proposals" add column "overlapAgreed" boolean not null default false;
alter table "proposals" alter column "overlapAgreed" drop default;
-- When somebody of the provider first opened a request; who it was is in the request's story.
alter table "requests" add column "seenAt" timestamptz(3);
update "requests" r set "seenAt" = s."at" from (select "requestId", min("at") as "at" from "requestSteps" where "side" = 'provider' group by 1) s
  where s."requestId" = r."id";
