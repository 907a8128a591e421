-- Consecutive numbers of applications let a recruiter count those to all companies, and tell which were submitted together.
insert into "secrets" ("name", "value")
select 'applicationNumbers', greatest(7, length(max("seq")::text) + 1) || ' '
  || encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
from "applications";

select setval(pg_get_serial_sequence('"applications"', 'seq'), 1000000000000);
