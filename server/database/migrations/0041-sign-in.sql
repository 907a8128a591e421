-- Wrong tries are forgiven little by little, so a count is a fraction between two of them.
alter table "signInFailures" alter column "failures" type double precision;

-- Counts one try under all of these keys, or under none of them: then it returns the seconds to wait. A key has so many
-- free tries; each further one doubles the wait, from one second up to a quarter of an hour. `forgives` is the seconds
-- after which one try is forgotten. The rows are locked first, so that tries made at once are counted one by one.
create function count_try(keys text[], free integer[], forgives integer[], moment timestamptz) returns integer
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare seconds integer;
begin
  insert into public."signInFailures" ("key", "failures", "lastAt")
    select given, 0, moment from unnest(keys) given order by given on conflict ("key") do nothing;
  perform 1 from public."signInFailures" where "key" = any(keys) order by "key" for update;
  select max(ceil(extract(epoch from kept."lastAt" - moment)
      + least(900, 2 ^ least(10, round(kept."failures") - given.free)))) into seconds
    from unnest(keys, free) as given("key", free) join public."signInFailures" kept on kept."key" = given."key"
    where round(kept."failures") >= given.free;
  if seconds > 0 then return seconds; end if;
  update public."signInFailures" kept set
      "failures" = 1 + greatest(0, kept."failures"
        - greatest(0, extract(epoch from moment - kept."lastAt")) / given.seconds),
      "lastAt" = greatest(kept."lastAt", moment)
    from unnest(keys, forgives) as given("key", seconds) where kept."key" = given."key";
  return 0;
end $$;

-- Where an account was signed in to before: devices, by the hash of the token they keep, and networks, by theirs.
create table "signInPlaces" (
  "userId" text not null references "users" ("id") on delete cascade,
  "key" text not null,
  "seenAt" timestamptz(3) not null,
  primary key ("userId", "key")
);
create index "signInPlaces_key" on "signInPlaces" ("key");

-- What people are shown of their sessions: the browser as it names itself, and the network it came from last.
alter table "sessions" add column "agent" text;
alter table "sessions" add column "network" text;
-- The refresh token before the present one. For a short while it is answered with the same tokens again, which are kept
-- encrypted with a key that is made from that token and kept nowhere.
alter table "sessions" add column "formerHash" text;
alter table "sessions" add column "rotatedAt" timestamptz(3);
alter table "sessions" add column "successor" text;
