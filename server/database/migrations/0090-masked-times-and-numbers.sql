-- Rows that were added together have equal times and had consecutive numbers, which told the provider of a masked candidate.

-- What recruiters filter and order by in place of "listedAt": the end of the day while the candidate is masked (domain/access/masks.ts).
alter table "candidates"
  add column "openListedAt" timestamptz(3) generated always as (
    case when "masked"
      then (date_trunc('day', "listedAt" at time zone 'UTC') + interval '23:59:59.999') at time zone 'UTC'
      else "listedAt"
    end
  ) stored;
create index "candidates_openListedAt" on "candidates" ("openListedAt", "seq") where "listed";

-- Digits of the first number that is drawn, beyond all there are, and the key of their order (routines/numbers.sql).
insert into "secrets" ("name", "value")
select 'candidateNumbers', greatest(7, length(max("seq")::text) + 1) || ' '
  || encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
from "candidates";

-- The sequence goes on where no given number is, so that the trigger knows those which it draws.
select setval(pg_get_serial_sequence('"candidates"', 'seq'), 1000000000000);
