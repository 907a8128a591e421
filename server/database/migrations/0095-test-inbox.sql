-- What the last delivery to a service failed with, and whether the service is the test inbox.
alter table "integrations" add column "lastError" text;
alter table "integrations" add column "testInbox" boolean not null default false;
-- What the test inbox received.
alter table "webhookDeliveries" add column "received" text;
-- Google Chat has a format of its own.
alter table "webhooks" drop constraint "webhooks_format_check";
alter table "webhooks" add constraint "webhooks_format_check" check ("format" in ('slack', 'teams', 'googleChat', 'signed'));
-- Services of companies were called connected as soon as an address was stored; without a delivery, that is not known.
update "integrations" set "status" = 'Pending' where "status" = 'Connected' and "lastSync" is null;
