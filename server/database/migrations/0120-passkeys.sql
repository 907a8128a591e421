-- Passkeys of users (WebAuthn). Whoever reads the public key cannot sign with it.
create table "passkeys" (
  "id" uuid primary key default gen_random_uuid(),
  "userId" text not null references "users" ("id") on delete cascade,
  "name" text not null,
  "credentialId" text not null unique,
  "publicKey" text not null,
  "counter" bigint not null,
  "transports" text[] not null,
  -- Whether the key cannot leave its device. Others are synced once their owner lets the maker of the device do so.
  "deviceBound" boolean not null,
  "synced" boolean not null,
  "createdAt" timestamptz(3) not null,
  "lastUsedAt" timestamptz(3)
);
create index "passkeys_userId" on "passkeys" ("userId");

-- Challenges that wait for the signature of a passkey, as hashes. A response deletes its own, whatever comes of it.
create table "passkeyChallenges" (
  "hash" text primary key,
  "purpose" text not null check ("purpose" in ('add', 'prove', 'sign in')),
  -- Null while it is not known who signs in.
  "userId" text references "users" ("id") on delete cascade,
  "expiresAt" timestamptz(3) not null
);
create index "passkeyChallenges_userId" on "passkeyChallenges" ("userId");
create index "passkeyChallenges_expiresAt" on "passkeyChallenges" ("expiresAt");

-- When the user of a session last confirmed who they are, after the sign-in.
alter table "sessions" add column "provenAt" timestamptz(3);
