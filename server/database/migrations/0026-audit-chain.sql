-- Rows of the audit log are sealed, each by a hash over itself and the seal before it: see docs/decisions/0045.
create table "auditSeals" (
  "position" bigint primary key,
  "auditId" text not null unique,
  "salt" bytea not null,
  "personal" bytea not null,
  "hash" bytea not null
);
-- Rows that are not sealed yet. One that is committed late is sealed late: the chain has an order of its own.
create table "auditUnsealed" ("seq" bigint primary key, "auditId" text not null);
insert into "auditUnsealed" ("seq", "auditId") select "seq", "id" from "auditLogs";

create function "note_audit_row"() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public."auditUnsealed" ("seq", "auditId") select "seq", "id" from added;
  return null;
end $$;
create trigger "seal_insert" after insert on "auditLogs" referencing new table as added for each statement execute function "note_audit_row"();
