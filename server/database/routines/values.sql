-- The current date in UTC, unless the transaction sets another one.
create function today() returns date language sql stable as $$
  select coalesce(nullif(current_setting('app.today', true), '')::date, (now() at time zone 'UTC')::date)
$$;

-- Adds two histograms.
create function add_times(a bigint[], b bigint[]) returns bigint[] language sql immutable as $$
  select array_agg(coalesce(x, 0) + coalesce(y, 0) order by n) from unnest(a, b) with ordinality as both_of(x, y, n)
$$;

-- A process of the version before totals stores none.
create function complete_total() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if new."total" = 0 then new."total" := new."amount" + new."tax"; end if;
  return new;
end $$;
create trigger "complete_total" before insert on "providerInvoices" for each row execute function complete_total();
