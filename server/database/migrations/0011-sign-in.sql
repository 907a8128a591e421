-- Sign-in: passwords, sessions, second factors and links. Tokens, codes and addresses are stored as SHA-256 hashes.

-- Password hashes, in a table that no list reads.
create table "credentials" (
  "userId" text primary key references "users" ("id") on delete cascade,
  "passwordHash" text not null,
  "changedAt" timestamptz(3) not null default now()
);

-- Each refresh replaces both tokens.
create table "sessions" (
  "id" uuid primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "accessHash" text not null unique,
  "accessExpires" timestamptz(3) not null,
  "refreshHash" text not null,
  "refreshExpires" timestamptz(3) not null,
  "createdAt" timestamptz(3) not null default now(),
  "endedAt" timestamptz(3),
  -- The last request, to within 15 seconds.
  "seenAt" timestamptz(3) not null default now(),
  -- The operator who views the platform as this user.
  "viewedBy" text references "users" ("id") on delete cascade,
  -- Shown in the list of one's sessions: the browser as it names itself, and the last network.
  "agent" text,
  "network" text,
  -- The previous refresh token. For a short time it is answered with the same new tokens, which are encrypted with a key derived from it.
  "formerHash" text,
  "rotatedAt" timestamptz(3),
  "successor" text,
  -- Tells every process how current a replica must be for this session.
  "writes" integer not null default 0
);
create index "sessions_userId" on "sessions" ("userId");
create index "sessions_viewedBy" on "sessions" ("viewedBy") where "viewedBy" is not null;

-- Failed sign-ins by account and by address. A count decreases gradually, so it may be a fraction.
create table "signInFailures" (
  "key" text primary key,
  "failures" double precision not null,
  "lastAt" timestamptz(3) not null
);

-- Devices and networks from which a user has signed in before.
create table "signInPlaces" (
  "userId" text not null references "users" ("id") on delete cascade,
  "key" text not null,
  "seenAt" timestamptz(3) not null,
  primary key ("userId", "key")
);
create index "signInPlaces_key" on "signInPlaces" ("key");

-- A second factor is in force once confirmed. A code is valid once: only steps after the last one are accepted.
create table "secondFactors" (
  "userId" text primary key references "users" ("id") on delete cascade,
  "secret" text not null,
  "lastStep" bigint not null default 0,
  "createdAt" timestamptz(3) not null,
  "confirmedAt" timestamptz(3)
);

-- Single-use codes in place of the authenticator app.
create table "recoveryCodes" (
  "hash" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "usedAt" timestamptz(3)
);
create index "recoveryCodes_userId" on "recoveryCodes" ("userId");

-- Sign-ins with a correct password that wait for a code.
create table "signInChallenges" (
  "hash" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "expiresAt" timestamptz(3) not null,
  "endedAt" timestamptz(3)
);
create index "signInChallenges_userId" on "signInChallenges" ("userId");

-- Links in mails that let a user choose a password. An ended one was used or replaced.
create table "passwordLinks" (
  "hash" text primary key,
  "userId" text not null references "users" ("id") on delete cascade,
  "mailId" text not null references "mails" ("id") on delete cascade,
  "purpose" text not null check ("purpose" in ('invitation', 'reset')),
  "createdAt" timestamptz(3) not null,
  "expiresAt" timestamptz(3) not null,
  "endedAt" timestamptz(3)
);
create index "passwordLinks_userId" on "passwordLinks" ("userId");
create index "passwordLinks_mailId" on "passwordLinks" ("mailId");

-- The one-time token that creates the first operator of an empty market.
create table "setUpTokens" ("hash" text primary key);
