-- A mail with a link to the signed contract, for a signer from outside.
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check" check ("purpose" in (
  'invitation', 'reset', 'declined', 'newsletter', 'notice', 'report', 'audit', 'security', 'signature', 'signedCopy', 'hotList'));
