-- Where an integration's news goes, apart from the integration: such an address is a secret, and so is the key it is signed with.
create table "webhooks" (
  "integrationId" text primary key references "integrations" ("id") on delete cascade,
  "companyId" text not null references "companies" ("id") on delete cascade,
  "format" text not null check ("format" in ('slack', 'teams', 'signed')),
  "url" text not null,
  "secret" text not null,
  "createdAt" timestamptz(3) not null
);
create index "webhooks_companyId" on "webhooks" ("companyId");

-- Each piece of news to each address, until it is delivered or given up: the queue and the log in one.
create table "webhookDeliveries" (
  "id" bigint generated always as identity primary key,
  "integrationId" text not null references "webhooks" ("integrationId") on delete cascade,
  "event" text not null,
  "title" text not null,
  "link" text not null,
  "status" text not null default 'Queued' check ("status" in ('Queued', 'Delivered', 'Failed')),
  "attempts" integer not null default 0,
  "answer" integer,
  "lastError" text,
  "createdAt" timestamptz(3) not null,
  "updatedAt" timestamptz(3) not null
);
create index "webhookDeliveries_integrationId" on "webhookDeliveries" ("integrationId", "id");
create index "webhookDeliveries_queued" on "webhookDeliveries" ("id") where "status" = 'Queued';
