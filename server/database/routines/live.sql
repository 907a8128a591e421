-- What was committed since a snapshot (decision 0118): what this statement sees and the snapshot did not, as transactions commit in
-- another order than their numbers. `epoch` names this database at this point of its history: numbers of another one mean nothing.
create function row_changes_since(seen text, most integer)
  returns table ("snapshot" text, "at" bigint, "changes" json)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s::text, floor(extract(epoch from clock_timestamp()))::bigint, coalesce((
    select json_agg(json_build_array(c."noun", c."target", c."kind", c."version", c."audience") order by c."xid")
    from (
      select * from public."rowChanges" r
      where r."xid" >= pg_snapshot_xmin(seen::pg_snapshot) and not pg_visible_in_snapshot(r."xid", seen::pg_snapshot)
      order by r."xid" limit most
    ) c
  ), '[]')
  from pg_current_snapshot() s
$$;
revoke all on function row_changes_since(text, integer) from public;
grant execute on function row_changes_since(text, integer) to :app;

create function row_changes_epoch() returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select concat_ws('-', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
    (select oid from pg_database where datname = current_database()))
$$;
revoke all on function row_changes_epoch() from public;
grant execute on function row_changes_epoch() to :app;
