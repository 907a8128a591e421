-- Someone who sends a contract may sign by sending, and a signature keeps the time zone that it was given in.

alter table "signers" add column "timeZone" text;
alter table "signers" drop constraint "signers_kind_check";
alter table "signers" add constraint "signers_kind_check" check ("kind" in ('Typed', 'Drawn', 'Sending'));
