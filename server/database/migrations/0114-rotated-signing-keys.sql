-- After a rotation, messages are signed with the previous key too, until this time.
alter table "webhooks" add column "formerSecret" text;
alter table "webhooks" add column "formerUntil" timestamptz(3);
alter table "integrations" add column "formerKeyUntil" timestamptz(3);
create index "integrations_formerKeyUntil" on "integrations" ("formerKeyUntil", "seq");
-- Whether messages are signed, which depends on the address.
alter table "integrations" add column "signed" boolean not null default false;
update "integrations" i set "signed" = true from "webhooks" w
  where w."integrationId" = i."id" and w."format" = 'signed' and not i."testInbox";
