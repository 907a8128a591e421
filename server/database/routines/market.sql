-- What the matching indexes have to read again (decision 0032). The columns of candidates follow from what matching reads.
create function note_candidates() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into "marketChanges" ("noun", "target") select 'candidates', "id" from moved where "listed";
  return null;
end $$;
create trigger "market_insert" after insert on "candidates" referencing new table as moved for each statement execute function note_candidates();
create trigger "market_delete" after delete on "candidates" referencing old table as moved for each statement execute function note_candidates();

create function note_market_change() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  moved record := case tg_op when 'DELETE' then old else new end;
begin
  if tg_table_name = 'requests' then
    insert into "marketChanges" ("noun", "target") values ('requests', moved."providerId");
  else
    insert into "marketChanges" ("noun", "target") values (tg_table_name, moved."id");
  end if;
  return null;
end $$;
create trigger "market_update" after update on "candidates" for each row
  when ((old."listed" or new."listed") and (:old) is distinct from (:new)) execute function note_market_change();
create trigger "market_insert" after insert on "requests" for each row execute function note_market_change();
create trigger "market_delete" after delete on "requests" for each row execute function note_market_change();
create trigger "market_update" after update on "requests" for each row
  when ((old."status", old."answeredAt") is distinct from (new."status", new."answeredAt")) execute function note_market_change();
create trigger "market_update" after update on "unknownSkills" for each row
  when ((old."status", old."skill") is distinct from (new."status", new."skill")) execute function note_market_change();
create trigger "market_delete" after delete on "unknownSkills" for each row
  when (old."status" = 'Mapped') execute function note_market_change();
