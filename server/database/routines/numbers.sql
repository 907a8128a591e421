-- Consecutive numbers would tell which candidates were added together, and so the provider of a masked one; those of applications
-- would also tell how many there are.

-- The n-th row gets the n-th number of a random order of all numbers with so many digits, so that no number is given twice; once
-- they are used up, the numbers have one digit more. The order is a Feistel network of eight rounds over the next power of four; numbers
-- beyond the range go through it again. The order may not change: the numbers of two orders could be the same.
create function scatter_number() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept text := (select "value" from "secrets" where "name" = tg_argv[0]);
  key bytea := decode(split_part(kept, ' ', 2), 'hex');
  first bigint := (10 ^ (split_part(kept, ' ', 1)::int - 1))::bigint;
  place bigint := new."seq" - 1000000000001;
  half int := 1;
  mask bigint;
  high bigint;
  low bigint;
  other bigint;
  mixed bytea;
begin
  while place >= 9 * first loop
    place := place - 9 * first;
    first := first * 10;
  end loop;
  while (1::bigint << (2 * half)) < 9 * first loop
    half := half + 1;
  end loop;
  mask := (1::bigint << half) - 1;
  loop
    high := place >> half;
    low := place & mask;
    for round in 1..8 loop
      mixed := sha256(key || int8send(first) || int4send(round) || int8send(low));
      other := low;
      low := high # (('x' || encode(substring(mixed for 8), 'hex'))::bit(64)::bigint & mask);
      high := other;
    end loop;
    place := (high << half) | low;
    exit when place < 9 * first;
  end loop;
  new."seq" := first + place;
  return new;
end $$;

-- A given number, of sample data or of a backup, stays as it is.
create trigger "scatter" before insert on "candidates" for each row when (new."seq" > 1000000000000) execute function scatter_number('candidateNumbers');
create trigger "scatter" before insert on "applications" for each row when (new."seq" > 1000000000000) execute function scatter_number('applicationNumbers');
