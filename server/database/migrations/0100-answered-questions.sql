-- Questions about hot lists that are answered by mail or marked as done. An older process adds open ones.

alter table "hotListQuestions"
  add column "language" text constraint "hotListQuestions_language_check" check ("language" in ('en', 'es', 'fr', 'de')),
  add column "status" text not null default 'Open' constraint "hotListQuestions_status_check" check ("status" in ('Open', 'Answered', 'Done')),
  add column "answer" text,
  add column "sentAnswer" text,
  add column "handledById" text,
  add column "handledBy" text,
  add column "handledAt" timestamptz(3),
  add column "notMeAt" timestamptz(3);
create index "hotListQuestions_language" on "hotListQuestions" ("language", "seq");
create index "hotListQuestions_status" on "hotListQuestions" ("status", "seq");
create index "hotListQuestions_handledById" on "hotListQuestions" ("handledById", "seq");
create index "hotListQuestions_handledAt" on "hotListQuestions" ("handledAt", "seq");
create index "hotListQuestions_notMeAt" on "hotListQuestions" ("notMeAt", "seq");

alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check" check ("purpose" in (
  'invitation', 'reset', 'declined', 'newsletter', 'notice', 'report', 'audit', 'security', 'signature', 'signedCopy', 'hotList', 'hotListAnswer'));
