-- Sign-in through the OpenID Connect provider of a company. The client secret is encrypted with the server's key.
create table "singleSignOn" (
  "companyId" text primary key references "companies" ("id") on delete cascade,
  "issuer" text not null,
  "clientId" text not null,
  "clientSecret" text not null,
  -- Whether people without an account get one at their first sign-in, and with which role.
  "createAccounts" boolean not null default false,
  "defaultRole" text not null default 'User',
  -- Whether passwords are refused, except for one person.
  "required" boolean not null default false,
  "emergencyUserId" text references "users" ("id") on delete set null,
  "updatedAt" timestamptz(3) not null default now()
);

-- The e-mail domains of a company, which count once a DNS record has proved them.
create table "singleSignOnDomains" (
  "companyId" text not null references "companies" ("id") on delete cascade,
  "domain" text not null,
  "token" text not null,
  "verifiedAt" timestamptz(3),
  "createdAt" timestamptz(3) not null default now(),
  primary key ("companyId", "domain")
);
create unique index "singleSignOnDomains_verified" on "singleSignOnDomains" ("domain") where "verifiedAt" is not null;

-- The person whom a provider means by a subject, since their first sign-in.
create table "singleSignOnIdentities" (
  "companyId" text not null references "companies" ("id") on delete cascade,
  "issuer" text not null,
  "subject" text not null,
  "userId" text not null references "users" ("id") on delete cascade,
  "linkedAt" timestamptz(3) not null,
  "usedAt" timestamptz(3) not null,
  primary key ("companyId", "issuer", "subject"),
  unique ("userId", "issuer")
);

-- Sign-ins under way at a provider. State and browser are stored as hashes.
create table "singleSignOnAttempts" (
  "hash" text primary key,
  "browserHash" text not null,
  "companyId" text not null references "companies" ("id") on delete cascade,
  "issuer" text not null,
  "clientId" text not null,
  "nonce" text not null,
  "verifier" text not null,
  "expiresAt" timestamptz(3) not null,
  "usedAt" timestamptz(3)
);
create index "singleSignOnAttempts_expiresAt" on "singleSignOnAttempts" ("expiresAt");
create index "singleSignOnAttempts_companyId" on "singleSignOnAttempts" ("companyId");
create index "singleSignOn_emergencyUserId" on "singleSignOn" ("emergencyUserId");
