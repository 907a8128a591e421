-- A verification also compares the chain with the heads that earlier ones recorded.
alter table "auditVerifications" drop constraint "auditVerifications_fault_check";
alter table "auditVerifications" add constraint "auditVerifications_fault_check"
  check ("fault" in ('altered', 'removed', 'added', 'chain broken', 'rewritten', 'cut off'));
alter table "auditVerifications" add column "contradicts" text;
-- The head of each daily verification can be mailed to an address outside of the platform.
alter table "mails" drop constraint "mails_purpose_check";
alter table "mails" add constraint "mails_purpose_check" check ("purpose" in ('invitation', 'reset', 'notice', 'report', 'audit', 'security'));
