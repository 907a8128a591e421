-- A function that runs with its owner's rights finds its tables and operators by this path alone: never, through
-- a temporary table of the same name, what its caller has made.
do $$
declare
  one regprocedure;
begin
  for one in
    select p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef
        and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', one);
  end loop;
end $$;

-- Adds the counts of connections that are gone to one line.
create function "fold_counts"() returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  with gone as (
    delete from "rowCounts"
      where "backend" <> 0 and "backend" not in (select "pid" from pg_stat_activity where "pid" is not null)
      returning "noun", "facet", "owner", "n"
  )
  insert into "rowCounts" ("noun", "facet", "owner", "backend", "n")
    select "noun", "facet", "owner", 0, sum("n") from gone group by "noun", "facet", "owner"
    on conflict ("noun", "facet", "backend") do update set "n" = "rowCounts"."n" + excluded."n";
$$;
