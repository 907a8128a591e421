-- Subscribers get a mail with a link to unsubscribe, in the language of the page that they subscribed on.
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check"
  check ("purpose" in ('invitation', 'reset', 'declined', 'newsletter', 'notice', 'report', 'audit', 'security'));
alter table "newsletterSubscriptions" add column "language" text
  constraint "newsletterSubscriptions_language_check" check ("language" in ('en', 'es', 'fr', 'de'));
create index "newsletterSubscriptions_language" on "newsletterSubscriptions" ("language", "seq");
