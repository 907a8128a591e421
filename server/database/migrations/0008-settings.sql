-- News by mail, beside the mails that let somebody in: they lead to a page of the console.
alter table "mails" add column "link" text;
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check" check ("purpose" in ('invitation', 'reset', 'notice'));

-- The switches of a company or a person.
create index "preferences_companyId_kind" on "preferences" ("companyId", "kind", "seq");

-- A person's second factor, in force once confirmed. A code is good once: only steps after the last are taken.
create table "secondFactors" (
  "userId" text primary key references "users" ("id") on delete cascade,
  "secret" text not null,
  "lastStep" bigint not null default 0,
  "createdAt" timestamptz(3) not null,
  "confirmedAt" timestamptz(3)
);

-- Single-use codes in place of the phone, as SHA-256 hashes.
create table "recoveryCodes" (
  "hash" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "usedAt" timestamptz(3)
);
create index "recoveryCodes_userId" on "recoveryCodes" ("userId");

-- Sign-ins that have got the password right and wait for a code, by the hash of what the client holds.
create table "signInChallenges" (
  "hash" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "expiresAt" timestamptz(3) not null,
  "endedAt" timestamptz(3)
);
create index "signInChallenges_userId" on "signInChallenges" ("userId");

-- When a session last did something, give or take 15 seconds.
alter table "sessions" add column "seenAt" timestamptz(3) not null default now();

-- What a company asks of its people's sessions: the addresses they may come from (none: any), and whether idle ones end.
create function session_rules(company text, user_type text)
  returns table ("ranges" text, "timesOut" boolean)
  language sql stable
as $$
  select
    (array_agg(case when p."enabled" then p."value" end order by p."seq" desc) filter (where p."key" = 'ipRestriction'))[1],
    coalesce((array_agg(p."enabled" order by p."seq" desc) filter (where p."key" = 'sessionTimeout'))[1], user_type = 'provider')
  from public."preferences" p
  where p."companyId" = company and p."kind" = 'security' and p."userId" is null
$$;

-- As before, and an idle session ends. Half an hour is the company's word; browsers report what their people do with up
-- to a minute's delay.
drop function authenticate(text, timestamptz);
create function authenticate(token_hash text, at timestamptz)
  returns table ("sessionId" uuid, "userId" text, "userType" text, "companyId" text, "role" text, "name" text, "ranges" text)
  language sql security definer
as $$
  with found as (
    select s."id", u."id" as "user", u."userType", u."companyId", u."role", u."fullName", r."ranges"
    from public."sessions" s
    join public."users" u on u."id" = s."userId"
    left join public."companies" c on c."id" = u."companyId"
    left join lateral public.session_rules(u."companyId", u."userType") r on true
    where s."accessHash" = token_hash and s."accessExpires" > at and s."endedAt" is null
      and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')
      and (not r."timesOut" or s."seenAt" > at - interval '31 minutes')
  ), seen as (
    update public."sessions" set "seenAt" = at where "id" = (
      select s."id" from public."sessions" s join found on found."id" = s."id"
      where s."seenAt" < at - interval '15 seconds' for update of s skip locked
    )
  )
  select found.* from found,
  lateral (select set_config('app.user', found."user", true), set_config('app.company', coalesce(found."companyId", ''), true)) tenant;
$$;
