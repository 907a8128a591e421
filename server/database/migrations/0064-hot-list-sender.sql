-- Who sent a hot list; replies to its mails go there. An older process sets no sender.

alter table "hotLists" add column "senderId" text;
create index "hotLists_senderId" on "hotLists" ("senderId", "seq");
