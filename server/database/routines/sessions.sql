-- How long a session may be unused: as set by the operator, or eight hours.
create function session_time() returns interval language sql stable as $$
  select coalesce((
    select case when p."value" in ('4 hours', '8 hours', '24 hours', '7 days') then p."value"::interval end
    from public."preferences" p
    where p."kind" = 'platform' and p."key" = 'sessionTimeout' and p."companyId" is null and p."userId" is null
    order by p."seq" desc limit 1
  ), interval '8 hours')
$$;

-- What a company requires of its users' sessions: allowed addresses (null for any), and whether unused sessions end early.
create function session_rules(company text, user_type text)
  returns table ("ranges" text, "timesOut" boolean)
  language sql stable
as $$
  select
    (array_agg(case when p."enabled" then p."value" end order by p."seq" desc) filter (where p."key" = 'ipRestriction'))[1],
    coalesce((array_agg(p."enabled" order by p."seq" desc) filter (where p."key" = 'sessionTimeout'))[1], user_type = 'provider')
  from public."preferences" p
  where p."companyId" = company and p."kind" = 'security' and p."userId" is null
$$;

-- Whether a person of a company signs in through its identity provider only. One named person keeps the password, so that a fault of the
-- provider locks nobody out for ever; while that person is not active, the company's administrators do.
create function must_use_single_sign_on(company text, person text, person_role text) returns boolean language sql stable as $$
  select exists (
    select 1 from public."singleSignOn" s
    left join public."users" e on e."id" = s."emergencyUserId" and e."companyId" = s."companyId" and e."status" = 'Active'
    where s."companyId" = company and s."required"
      and case when e."id" is null then person_role <> 'Admin' else e."id" <> person end
  )
$$;

-- The user of an access token, if token, user and company are active. Sets the tenant of the transaction, which the policies read.
-- A company's limit is half an hour, and browsers report activity up to a minute late. If an operator views the platform as the user,
-- the operator must be active too, the company's rules do not apply, and the rest of the transaction is read-only.
create function authenticate(token_hash text, at timestamptz)
  returns table (
    "sessionId" uuid, "userId" text, "userType" text, "companyId" text, "role" text, "name" text, "ranges" text,
    "permissions" text[], "viewerId" text, "viewerRole" text, "viewerPermissions" text[], "provenAt" timestamptz
  )
  language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with found as (
    select s."id", u."id" as "user", u."userType", u."companyId", u."role", u."fullName",
      case when s."viewedBy" is null then r."ranges" end as "ranges", g."permissions",
      v."id" as "viewer", v."role" as "viewerRole", vg."permissions" as "viewerPermissions",
      greatest(s."createdAt", s."provenAt") as "provenAt"
    from public."sessions" s
    join public."users" u on u."id" = s."userId"
    left join public."companies" c on c."id" = u."companyId"
    left join public."roles" g on g."id" = u."customRoleId"
    left join public."users" v on v."id" = s."viewedBy" and v."userType" = 'admin' and v."status" = 'Active'
    left join public."roles" vg on vg."id" = v."customRoleId"
    left join lateral public.session_rules(u."companyId", u."userType") r on true
    where s."accessHash" = token_hash and s."accessExpires" > at and s."endedAt" is null
      and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')
      and case when s."viewedBy" is null then not r."timesOut" or s."seenAt" > at - interval '31 minutes'
        else v."id" is not null end
  ), seen as (
    update public."sessions" set "seenAt" = at where "id" = (
      select s."id" from public."sessions" s join found on found."id" = s."id"
      where s."seenAt" < at - interval '15 seconds' and s."viewedBy" is null for update of s skip locked
    )
  )
  select found.* from found,
  lateral (
    select set_config('app.user', found."user", true), set_config('app.company', coalesce(found."companyId", ''), true),
      case when found."viewer" is not null then set_config('transaction_read_only', 'on', true) end
  ) tenant;
$$;
revoke all on function authenticate(text, timestamptz) from public;
grant execute on function authenticate(text, timestamptz) to :app;

-- The sessions of open streams that are still valid, by the same conditions as authenticate. A stream is no activity of its user.
create function streaming_sessions(token_hashes text[], at timestamptz)
  returns table (
    "hash" text, "userId" text, "userType" text, "companyId" text, "role" text, "ranges" text, "permissions" text[],
    "viewerId" text, "viewerRole" text, "viewerPermissions" text[]
  )
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s."accessHash", u."id", u."userType", u."companyId", u."role", case when s."viewedBy" is null then r."ranges" end,
    g."permissions", v."id", v."role", vg."permissions"
  from public."sessions" s
  join public."users" u on u."id" = s."userId"
  left join public."companies" c on c."id" = u."companyId"
  left join public."roles" g on g."id" = u."customRoleId"
  left join public."users" v on v."id" = s."viewedBy" and v."userType" = 'admin' and v."status" = 'Active'
  left join public."roles" vg on vg."id" = v."customRoleId"
  left join lateral public.session_rules(u."companyId", u."userType") r on true
  where s."accessHash" = any(token_hashes) and s."accessExpires" > at and s."endedAt" is null
    and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')
    and case when s."viewedBy" is null then not r."timesOut" or s."seenAt" > at - interval '31 minutes'
      else v."id" is not null end
$$;
revoke all on function streaming_sessions(text[], timestamptz) from public;
grant execute on function streaming_sessions(text[], timestamptz) to :app;

-- Status of the user and the company of a token that authenticate refused, whether or not its session is open.
create function why_ended(token_hash text)
  returns table ("status" text, "companyStatus" text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select u."status", c."status"
  from public."sessions" s
  join public."users" u on u."id" = s."userId"
  left join public."companies" c on c."id" = u."companyId"
  where s."accessHash" = token_hash
$$;
revoke all on function why_ended(text) from public;
grant execute on function why_ended(text) to :app;

-- The user of an API key, by the hash of its secret, with what stands against its use. Sets the tenant of the transaction if nothing
-- does. Sessions have no part in it: inactivity ends none of them, and a key is checked against the addresses of its company as well.
create function authenticate_key(key_hash text, at timestamptz)
  returns table (
    "keyId" text, "keyName" text, "prefix" text, "scopes" text[], "addresses" text, "state" text,
    "userId" text, "userType" text, "companyId" text, "role" text, "name" text, "status" text, "companyStatus" text,
    "ranges" text, "permissions" text[]
  )
  language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with found as (
    select k."id", k."name", k."prefix", k."scopes", k."addresses",
      case when k."revokedAt" is not null then 'Revoked' when k."expiresAt" <= at then 'Expired'
        when k."secretHash" <> key_hash and k."formerUntil" <= at then 'Replaced' else 'Active' end as "state",
      u."id" as "user", u."userType", u."companyId", u."role", u."fullName", u."status", c."status" as "companyStatus",
      r."ranges", g."permissions"
    from public."apiKeys" k
    join public."users" u on u."id" = k."userId"
    left join public."companies" c on c."id" = u."companyId"
    left join public."roles" g on g."id" = u."customRoleId"
    left join lateral public.session_rules(u."companyId", u."userType") r on true
    where k."secretHash" = key_hash or k."formerHash" = key_hash
  ), used as (
    select found."id" from found
    where "state" = 'Active' and "status" = 'Active' and coalesce("companyStatus", 'Active') = 'Active'
  ), seen as (
    update public."apiKeys" set "lastUsedAt" = at where "id" = (
      select k."id" from public."apiKeys" k join used on used."id" = k."id"
      where k."lastUsedAt" is null or k."lastUsedAt" < at - interval '1 minute' for update of k skip locked
    )
  )
  select found.* from found left join used on used."id" = found."id",
  lateral (
    select case when used."id" is not null then set_config('app.user', found."user", true) end,
      case when used."id" is not null then set_config('app.company', coalesce(found."companyId", ''), true) end
  ) tenant;
$$;
revoke all on function authenticate_key(text, timestamptz) from public;
grant execute on function authenticate_key(text, timestamptz) to :app;

-- An inactive user, or one of an inactive company, has no session and views nobody's.
create function end_sessions() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_table_name = 'users' then
    update public."sessions" set "endedAt" = now()
      where ("userId" = new."id" or "viewedBy" = new."id") and "endedAt" is null;
  else
    update public."sessions" set "endedAt" = now()
      where "endedAt" is null and "userId" in (select "id" from public."users" where "companyId" = new."id");
  end if;
  return null;
end $$;
create trigger "end_sessions" after update of "status" on "users"
  for each row when (old."status" = 'Active' and new."status" <> 'Active') execute function end_sessions();
create trigger "end_sessions" after update of "status" on "companies"
  for each row when (old."status" = 'Active' and new."status" <> 'Active') execute function end_sessions();

-- Tells every process that sessions ended, so that their streams are closed. Sessions end rarely enough for a notification at commit,
-- which takes a lock; ordinary changes are announced after the commit instead.
create function tell_session_ended() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('live', json_build_object('ended', new."userId")::text);
  return null;
end $$;
create trigger "session_ended_told" after update of "endedAt" on "sessions" for each row
  when (old."endedAt" is null and new."endedAt" is not null) execute function tell_session_ended();

-- Users who are active on a day.
create function note_day_person() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public."dayPeople" ("day", "userId") values ((new."seenAt" at time zone 'UTC')::date, new."userId") on conflict do nothing;
  return null;
end $$;
create trigger "day_person_insert" after insert on "sessions" for each row execute function note_day_person();
create trigger "day_person_update" after update of "seenAt" on "sessions" for each row
  when ((old."seenAt" at time zone 'UTC')::date <> (new."seenAt" at time zone 'UTC')::date)
  execute function note_day_person();

-- Whether a user has a second factor.
create function note_second_factor() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare person text := coalesce(new."userId", old."userId");
begin
  update public."users" set "twoFactor" = exists (
    select 1 from public."secondFactors" where "userId" = person and "confirmedAt" is not null
  ) where "id" = person;
  return null;
end $$;
create trigger "second_factor_noted" after insert or update of "confirmedAt" or delete on "secondFactors"
  for each row execute function note_second_factor();

-- Counts a sign-in attempt under each key, unless one of them has to wait: then it returns the seconds. A key has a number of free attempts;
-- each further one doubles the wait, from one second to a quarter of an hour. One attempt is forgotten after `forgives` seconds. The rows are
-- locked first, so that simultaneous attempts are counted one by one.
create function count_try(keys text[], free integer[], forgives integer[], moment timestamptz) returns integer
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare seconds integer;
begin
  insert into public."signInFailures" ("key", "failures", "lastAt")
    select given, 0, moment from unnest(keys) given order by given on conflict ("key") do nothing;
  perform 1 from public."signInFailures" where "key" = any(keys) order by "key" for update;
  select max(ceil(extract(epoch from kept."lastAt" - moment)
      + least(900, 2 ^ least(10, round(kept."failures") - given.free)))) into seconds
    from unnest(keys, free) as given("key", free) join public."signInFailures" kept on kept."key" = given."key"
    where round(kept."failures") >= given.free;
  if seconds > 0 then return seconds; end if;
  update public."signInFailures" kept set
      "failures" = 1 + greatest(0, kept."failures"
        - greatest(0, extract(epoch from moment - kept."lastAt")) / given.seconds),
      "lastAt" = greatest(kept."lastAt", moment)
    from unnest(keys, forgives) as given("key", seconds) where kept."key" = given."key";
  return 0;
end $$;
