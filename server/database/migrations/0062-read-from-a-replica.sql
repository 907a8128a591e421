-- A session's writes are counted, so that every process sees that a replica has to be newer than the last of them.
alter table "sessions" add column "writes" integer not null default 0;

-- How far the primary's log has got, as a replica counts it: a position right behind the header of a page or of a
-- segment is the end of the one before.
create function "wal_position"() returns bigint language sql volatile
  set search_path = pg_catalog, pg_temp
as $$
  select case
    when p % pg_size_bytes(current_setting('wal_segment_size')) = 40 then p - 40
    when p % 8192 = 24 then p - 24
    else p
  end from (select (pg_current_wal_insert_lsn() - '0/0')::bigint as p) inserted
$$;

-- How often a session has written, and a position of the log behind the last of these writes.
create function "session_position"(session_id uuid) returns table ("writes" integer, "position" bigint)
  language sql volatile security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select s."writes", "wal_position"() from "sessions" s where s."id" = session_id
$$;
