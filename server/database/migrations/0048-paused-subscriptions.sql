-- A subscription is paused while its company is not active.
alter table "subscriptions" drop constraint "subscriptions_status_check";
alter table "subscriptions"
  add constraint "subscriptions_status_check" check ("status" in ('Active', 'Paused', 'Cancelled'));
update "subscriptions" s set "status" = 'Paused' from "companies" c
  where c."id" = s."companyId" and s."status" = 'Active' and c."status" <> 'Active';
