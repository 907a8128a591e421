-- Settings of a company about its work, such as who is in charge of what arrives.
alter table "preferences" drop constraint "preferences_kind_check";
alter table "preferences" add constraint "preferences_kind_check" check ("kind" in ('notification', 'security', 'display', 'platform', 'work'));
