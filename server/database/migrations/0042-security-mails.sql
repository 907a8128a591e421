-- Mails about the security of somebody's own account.
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check" check ("purpose" in ('invitation', 'reset', 'notice', 'report', 'security'));

-- Who has a second factor is told by the second factors alone, also where sample accounts said otherwise.
alter table "users" no force row level security;
update "users" u set "twoFactor" = not u."twoFactor" where u."twoFactor" <> exists (
  select 1 from "secondFactors" f where f."userId" = u."id" and f."confirmedAt" is not null
);
alter table "users" force row level security;
