-- Roles that operators make, each a set of permissions of their choice.
alter table "roles" drop constraint "roles_kind_check";
alter table "roles" add constraint "roles_kind_check" check ("kind" in ('platform', 'console', 'custom'));

-- The role given to a person in place of the platform role. Who holds one.
alter table "users" add column "customRoleId" text references "roles" ("id");
create index "users_customRoleId" on "users" ("customRoleId", "seq");
create index "users_role_plain" on "users" ("role") where "customRoleId" is null;

-- The operator who looks through the eyes of the session's person.
alter table "sessions" add column "viewedBy" text references "users" ("id") on delete cascade;
create index "sessions_viewedBy" on "sessions" ("viewedBy") where "viewedBy" is not null;

-- As before, with what the given role holds. Where an operator looks through the person's eyes, that operator has to be
-- in force too, the company's addresses and idle times are not the operator's, no trace of the look is left, and the
-- rest of the transaction only reads.
drop function authenticate(text, timestamptz);
create function authenticate(token_hash text, at timestamptz)
  returns table (
    "sessionId" uuid, "userId" text, "userType" text, "companyId" text, "role" text, "name" text, "ranges" text,
    "permissions" text[], "viewerId" text, "viewerRole" text, "viewerPermissions" text[]
  )
  language sql security definer
as $$
  with found as (
    select s."id", u."id" as "user", u."userType", u."companyId", u."role", u."fullName",
      case when s."viewedBy" is null then r."ranges" end as "ranges", g."permissions",
      v."id" as "viewer", v."role" as "viewerRole", vg."permissions" as "viewerPermissions"
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

-- Whoever is no longer active neither keeps a session nor looks through anybody's eyes.
create or replace function end_sessions() returns trigger language plpgsql security definer as $$
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

-- Whatever is done, and by how many at once: an active operator who may do everything stays. Who takes one away waits
-- for whoever does so at this moment, and only then looks who is left.
create function keep_super_admin() returns trigger language plpgsql security definer as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('super admins', 0));
  if not exists (
    select 1 from public."users"
    where "userType" = 'admin' and "role" = 'Super Admin' and "status" = 'Active' and "customRoleId" is null
  ) then
    raise exception 'at least one active Super Admin has to remain' using errcode = 'TB001';
  end if;
  return null;
end $$;
create trigger "keep_super_admin_update" after update of "userType", "role", "status", "customRoleId" on "users"
  for each row when (
    old."userType" = 'admin' and old."role" = 'Super Admin' and old."status" = 'Active' and old."customRoleId" is null
    and not (new."userType" = 'admin' and new."role" = 'Super Admin' and new."status" = 'Active'
      and new."customRoleId" is null)
  ) execute function keep_super_admin();
create trigger "keep_super_admin_delete" after delete on "users"
  for each row when (
    old."userType" = 'admin' and old."role" = 'Super Admin' and old."status" = 'Active' and old."customRoleId" is null
  ) execute function keep_super_admin();
