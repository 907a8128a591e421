-- A person whose data was erased stays as a row without a name: see docs/decisions/0057.
alter table "users" add column "erasedAt" timestamptz(3);
alter table "candidates" add column "erasedAt" timestamptz(3);
-- A link of the audit log's chain without its salt: the words it stood for were emptied, and the link still holds.
alter table "auditSeals" alter column "salt" drop not null;
