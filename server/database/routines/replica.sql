-- The write position of the primary, as a replica counts it: a position right after a page or segment header is the end of the one before.
create function wal_position() returns bigint language sql volatile set search_path = pg_catalog, pg_temp as $$
  select case
    when p % pg_size_bytes(current_setting('wal_segment_size')) = 40 then p - 40
    when p % 8192 = 24 then p - 24
    else p
  end from (select (pg_current_wal_insert_lsn() - '0/0')::bigint as p) inserted
$$;

-- The number of writes of a session, and a position after the last of them.
create function session_position(session_id uuid) returns table ("writes" integer, "position" bigint)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s."writes", wal_position() from "sessions" s where s."id" = session_id
$$;
revoke all on function session_position(uuid) from public;
grant execute on function session_position(uuid) to :app;
