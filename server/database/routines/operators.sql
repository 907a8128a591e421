-- One active Super Admin always remains, even if several are removed at the same time: each transaction waits for the others before it looks.
create function keep_super_admin() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
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
