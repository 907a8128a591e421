-- Invoices and credit notes are numbered separately and without gaps.
create function number_invoice() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  counted text := case new."kind" when 'Credit Note' then 'creditNotes' else 'invoices' end;
  number text;
begin
  update "lastNumbers" set "last" = "last" + 1 where "noun" = counted returning "last"::text into number;
  new."id" := case counted when 'creditNotes' then 'CN-' else 'INV-' end || lpad(number, greatest(3, length(number)), '0');
  return new;
end $$;
create trigger "number" before insert on "invoices" for each row execute function number_invoice();

-- New rows of the audit log wait to be sealed.
create function note_audit_row() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public."auditUnsealed" ("seq", "auditId") select "seq", "id" from added;
  return null;
end $$;
create trigger "seal_insert" after insert on "auditLogs" referencing new table as added for each statement execute function note_audit_row();
