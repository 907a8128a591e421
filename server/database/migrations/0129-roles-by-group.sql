-- The claim that lists the groups of a person at the provider, and the roles that groups give.
alter table "singleSignOn"
  add column "groupsClaim" text,
  add column "groupRoles" jsonb not null default '[]';
