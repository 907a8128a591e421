-- A service without an address was never connected.
alter table "integrations" no force row level security;
update "integrations" i set "status" = 'Not Connected', "health" = null, "lastSync" = null, "version" = "version" + 1
  where "status" <> 'Not Connected'
    and not exists (select 1 from "webhooks" w where w."integrationId" = i."id");
alter table "integrations" force row level security;
