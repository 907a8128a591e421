-- The switch that ends mails of the same kind, for the link to unsubscribe.
alter table "mails" add column "topic" text;
