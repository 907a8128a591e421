-- A report's mail carries its file, which is made as the mail leaves. Declined applicants get the reason by mail.
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check"
  check ("purpose" in ('invitation', 'reset', 'declined', 'notice', 'report', 'audit', 'security'));
alter table "mails" add column "note" text;
alter table "mails" add column "reportId" text;
alter table "mails" add column "attachment" text;
alter table "mails" add column "attachmentBytes" integer
  constraint "mails_attachmentBytes_check" check ("attachmentBytes" between 0 and 2000000000);
alter table "mails" no force row level security;
update "mails" set "reportId" = substring("link" from '/reports/(RPT-[0-9]+)/') where "purpose" = 'report';
alter table "mails" force row level security;
create index "mails_reportId" on "mails" ("reportId", "seq");

-- The size of a PDF or an Excel file is that of the file in one language.
alter table "reports" add column "fileLanguage" text
  constraint "reports_fileLanguage_check" check ("fileLanguage" in ('en', 'es', 'fr', 'de'));
create index "reports_fileLanguage" on "reports" ("fileLanguage", "seq");
