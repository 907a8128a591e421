-- The token with which a company's directory provisions its users by SCIM. Only hashes of secrets are stored.
create table "scimTokens" (
  "companyId" text primary key references "companies" ("id") on delete cascade,
  "prefix" text not null,
  "secretHash" text not null unique,
  -- After a rotation, the previous secret is valid until "formerUntil".
  "formerHash" text unique,
  "formerUntil" timestamptz(3),
  "createdAt" timestamptz(3) not null,
  "lastUsedAt" timestamptz(3)
);

-- What a directory says of users beyond their account, and when it deleted them.
create table "scimUsers" (
  "userId" text primary key references "users" ("id") on delete cascade,
  "companyId" text not null references "companies" ("id") on delete cascade,
  "externalId" text,
  "deletedAt" timestamptz(3)
);
create index "scimUsers_externalId" on "scimUsers" ("companyId", "externalId");

-- The groups of a directory, by whose names or external ids users get their roles.
create table "scimGroups" (
  "id" uuid primary key default gen_random_uuid(),
  "companyId" text not null references "companies" ("id") on delete cascade,
  "displayName" text not null,
  "externalId" text,
  "createdAt" timestamptz(3) not null,
  "updatedAt" timestamptz(3) not null,
  unique ("companyId", "displayName")
);
create table "scimMembers" (
  "groupId" uuid not null references "scimGroups" ("id") on delete cascade,
  "userId" text not null references "users" ("id") on delete cascade,
  primary key ("groupId", "userId")
);
create index "scimMembers_userId" on "scimMembers" ("userId");
