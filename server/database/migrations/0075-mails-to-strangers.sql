-- Mails to addresses without an account count to one budget, and a person who got somebody else's contract says so.

alter table "mails" add column "strangerKey" text;
alter table "mails" add column "strangerOn" date;
alter table "mails" add column "senderCompanyId" text;
alter table "mails" add column "heldUntil" timestamptz(3);
create index "mails_strangerOn" on "mails" ("strangerOn", "seq");
create index "mails_senderCompanyId" on "mails" ("senderCompanyId", "seq");
create index "mails_heldUntil" on "mails" ("heldUntil", "seq");
-- The budget of an address and of a company on one day.
create index "mails_stranger" on "mails" ("strangerKey", "strangerOn") where "strangerKey" is not null;
create index "mails_sender" on "mails" ("senderCompanyId", "strangerOn") where "senderCompanyId" is not null;

alter table "signers" add column "notMeAt" timestamptz(3);
create index "signers_notMeAt" on "signers" ("notMeAt", "seq");
alter table "signingEvents" drop constraint "signingEvents_kind_check";
alter table "signingEvents" add constraint "signingEvents_kind_check" check ("kind" in ('sent', 'viewed', 'signed', 'declined', 'reminded', 'completed', 'voided', 'expired', 'sealed', 'misdirected'));
