-- A person's password hash, apart from the person so that no list can ever send it.
create table "credentials" (
  "userId" text primary key references "users" ("id") on delete cascade,
  "passwordHash" text not null,
  "changedAt" timestamptz(3) not null default now()
);

-- One line per sign-in. Tokens are kept as SHA-256 hashes; each refresh replaces both.
create table "sessions" (
  "id" uuid primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "accessHash" text not null unique,
  "accessExpires" timestamptz(3) not null,
  "refreshHash" text not null,
  "refreshExpires" timestamptz(3) not null,
  "createdAt" timestamptz(3) not null default now(),
  "endedAt" timestamptz(3)
);
create index "sessions_userId" on "sessions" ("userId");

-- Failed sign-ins by account and by address (both hashed), to slow guessing down.
create table "signInFailures" (
  "key" text primary key,
  "failures" integer not null,
  "lastAt" timestamptz(3) not null
);

-- The first answer to each write, kept for a day so that a retry gets it again.
create table "idempotencyKeys" (
  "userId" text not null,
  "key" text not null,
  "requestHash" text not null,
  "status" integer,
  "body" text,
  "version" integer,
  "createdAt" timestamptz(3) not null default now(),
  primary key ("userId", "key")
);
create index "idempotencyKeys_createdAt" on "idempotencyKeys" ("createdAt");

-- Who holds this access token, if the token, the person and the company are all in force. Sets the
-- transaction's tenant, which every row-level policy reads.
create function authenticate(token_hash text, at timestamptz)
  returns table ("sessionId" uuid, "userId" text, "userType" text, "companyId" text, "role" text, "name" text)
  language sql security definer
as $$
  select found.* from (
    select s."id", u."id" as "user", u."userType", u."companyId", u."role", u."fullName"
    from public."sessions" s
    join public."users" u on u."id" = s."userId"
    left join public."companies" c on c."id" = u."companyId"
    where s."accessHash" = token_hash and s."accessExpires" > at and s."endedAt" is null
      and u."status" = 'Active' and (c."id" is null or c."status" = 'Active')
  ) found,
  lateral (select set_config('app.user', found."user", true), set_config('app.company', coalesce(found."companyId", ''), true)) tenant;
$$;

-- A person or a company that is no longer active keeps no session.
create function end_sessions() returns trigger language plpgsql security definer as $$
begin
  if tg_table_name = 'users' then
    update public."sessions" set "endedAt" = now() where "userId" = new."id" and "endedAt" is null;
  else
    update public."sessions" set "endedAt" = now()
      where "endedAt" is null and "userId" in (select "id" from public."users" where "companyId" = new."id");
  end if;
  return null;
end $$;
create trigger "end_sessions" after update of "status" on "users"
  for each row when (old."status" = 'Active' and new."status" <> 'Active') execute function end_sessions();
create trigger "end_sessions" after update of "status" on "companies"
  for each row when (old."status" = 'Active' and new."status" <> 'Active') execute function end_sessions();

-- The one-time token that makes the first operator of an empty market.
create table "setUpTokens" ("hash" text primary key);
