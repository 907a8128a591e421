-- The maintenance during which the holder of this token may not write, if any. Where visitors are not allowed, an invalid token is left to
-- the guard: an operator's is then renewed.
create function held_by_maintenance(token_hash text, visitors boolean, at timestamptz)
  returns table ("title" text, "endsAt" timestamptz)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  with running as (
    select m."title", m."endsAt" from public."maintenances" m
    where m."status" = 'Scheduled' and m."startsAt" <= at and m."endsAt" > at
  ), holder as (
    select u."userType" = 'admin' and s."viewedBy" is null as "maintains"
    from public."sessions" s join public."users" u on u."id" = s."userId"
    where s."accessHash" = token_hash and s."accessExpires" > at and s."endedAt" is null and u."status" = 'Active'
    union all
    select u."userType" = 'admin'
    from public."apiKeys" k join public."users" u on u."id" = k."userId"
    where (k."secretHash" = token_hash or k."formerHash" = token_hash and k."formerUntil" > at)
      and k."revokedAt" is null and k."expiresAt" > at and u."status" = 'Active'
  )
  select running.* from running
  where coalesce((select not "maintains" from holder), visitors)
  limit 1;
$$;
revoke all on function held_by_maintenance(text, boolean, timestamptz) from public;
grant execute on function held_by_maintenance(text, boolean, timestamptz) to :app;
