-- Roles of a requisition and its requests, and the role of a quote. An older process leaves them empty.

alter table "requisitions" add column "roles" jsonb not null default '[]';
alter table "requests" add column "roles" jsonb not null default '[]';
alter table "proposals" add column "role" text;
