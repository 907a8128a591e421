-- The key with which signed contracts are sealed, encrypted, and its certificate.

create table "signingIdentities" (
  "one" boolean primary key default true constraint "signingIdentities_one_check" check ("one"),
  "sealedKey" text not null,
  "certificates" text not null,
  "createdAt" timestamptz(3) not null
);
