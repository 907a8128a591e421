-- Searches find names without their accents, apostrophes and case, and in any order: "stepan oneill" finds "Štěpán O’Neill".
-- The stored texts that are searched are folded anew, which copies each table once.

-- The same as `foldText` in domain/search/foldText.ts.
create function fold_text(text) returns text language sql immutable strict parallel safe
  return normalize(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(replace($1, U&'\00B4', ''), NFKD),
          '[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u065F\u0670''`\u02B9-\u02BC\u02BE\u02BF\u2018-\u201B\u2032\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE00-\uFE0F\uFEFF]',
          '', 'g') collate "und-x-icu"),
        U&'łøđðıħŧŋς\2010\2011\2012\2013\2014\2015\2212', 'loddihtnσ-------'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    NFC);

alter table "roles"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("description", ''))) stored;
create index "roles_searchText" on "roles" using gin ("searchText" gin_trgm_ops);
alter table "companies"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("contactPerson", ''))) stored;
create index "companies_searchText" on "companies" using gin ("searchText" gin_trgm_ops);
alter table "users"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("fullName", '')) || E'\n' || fold_text(coalesce("email", ''))) stored;
create index "users_searchText" on "users" using gin ("searchText" gin_trgm_ops);
alter table "verificationRequests"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("reason", ''))) stored;
create index "verificationRequests_searchText" on "verificationRequests" using gin ("searchText" gin_trgm_ops);
alter table "verificationDocuments"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "verificationDocuments_searchText" on "verificationDocuments" using gin ("searchText" gin_trgm_ops);
alter table "signUpRequests"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("firstName", '')) || E'\n' || fold_text(coalesce("lastName", '')) || E'\n' || fold_text(coalesce("email", '')) || E'\n' || fold_text(coalesce("company", ''))) stored;
create index "signUpRequests_searchText" on "signUpRequests" using gin ("searchText" gin_trgm_ops);
alter table "newsletterSubscriptions"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("email", ''))) stored;
create index "newsletterSubscriptions_searchText" on "newsletterSubscriptions" using gin ("searchText" gin_trgm_ops);
alter table "contactMessages"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("firstName", '')) || E'\n' || fold_text(coalesce("lastName", '')) || E'\n' || fold_text(coalesce("email", '')) || E'\n' || fold_text(coalesce("subject", '')) || E'\n' || fold_text(coalesce("message", ''))) stored;
create index "contactMessages_searchText" on "contactMessages" using gin ("searchText" gin_trgm_ops);
drop index "candidates_openText";
alter table "candidates"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("title", '')) || E'\n' || fold_text(join_lines("skills"))) stored,
  drop column "openText",
  add column "openText" text generated always as (
    fold_text(coalesce(case when "masked" then "initials" else "name" end, '')) || E'\n'
    || fold_text(coalesce("title", '')) || E'\n'
    || fold_text(join_lines("skills"))
  ) stored;
create index "candidates_searchText" on "candidates" using gin ("searchText" gin_trgm_ops);
create index "candidates_openSearch" on "candidates" using gin ("openText" gin_trgm_ops) where "listed";
alter table "holds"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("heldFor", ''))) stored;
create index "holds_searchText" on "holds" using gin ("searchText" gin_trgm_ops);
alter table "calendarLinks"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "calendarLinks_searchText" on "calendarLinks" using gin ("searchText" gin_trgm_ops);
alter table "unknownSkills"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "unknownSkills_searchText" on "unknownSkills" using gin ("searchText" gin_trgm_ops);
alter table "requests"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("position", '')) || E'\n' || fold_text(join_lines("skills"))) stored;
create index "requests_searchText" on "requests" using gin ("searchText" gin_trgm_ops);
alter table "proposals"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("title", ''))) stored;
create index "proposals_searchText" on "proposals" using gin ("searchText" gin_trgm_ops);
alter table "contractTemplates"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "contractTemplates_searchText" on "contractTemplates" using gin ("searchText" gin_trgm_ops);
alter table "contracts"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("employee", '')) || E'\n' || fold_text(coalesce("client", ''))) stored;
create index "contracts_searchText" on "contracts" using gin ("searchText" gin_trgm_ops);
alter table "contractDocuments"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "contractDocuments_searchText" on "contractDocuments" using gin ("searchText" gin_trgm_ops);
alter table "jobs"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", '')) || E'\n' || fold_text(coalesce("location", '')) || E'\n' || fold_text(join_lines("skills"))) stored;
create index "jobs_searchText" on "jobs" using gin ("searchText" gin_trgm_ops);
alter table "applications"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("job", '')) || E'\n' || fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("title", ''))) stored;
create index "applications_searchText" on "applications" using gin ("searchText" gin_trgm_ops);
alter table "pipelineEntries"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("title", ''))) stored;
create index "pipelineEntries_searchText" on "pipelineEntries" using gin ("searchText" gin_trgm_ops);
alter table "interviews"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("interviewer", ''))) stored;
create index "interviews_searchText" on "interviews" using gin ("searchText" gin_trgm_ops);
alter table "talentPools"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("note", ''))) stored;
create index "talentPools_searchText" on "talentPools" using gin ("searchText" gin_trgm_ops);
alter table "talentPoolMembers"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("title", ''))) stored;
create index "talentPoolMembers_searchText" on "talentPoolMembers" using gin ("searchText" gin_trgm_ops);
alter table "savedSearches"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
alter table "tickets"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", '')) || E'\n' || fold_text(coalesce("description", ''))) stored;
create index "tickets_searchText" on "tickets" using gin ("searchText" gin_trgm_ops);
alter table "ticketResponses"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("body", ''))) stored;
create index "ticketResponses_searchText" on "ticketResponses" using gin ("searchText" gin_trgm_ops);
alter table "responseTemplates"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("content", ''))) stored;
create index "responseTemplates_searchText" on "responseTemplates" using gin ("searchText" gin_trgm_ops);
alter table "plans"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "plans_searchText" on "plans" using gin ("searchText" gin_trgm_ops);
alter table "invoices"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("plan", ''))) stored;
create index "invoices_searchText" on "invoices" using gin ("searchText" gin_trgm_ops);
alter table "transactions"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("plan", ''))) stored;
create index "transactions_searchText" on "transactions" using gin ("searchText" gin_trgm_ops);
alter table "paymentMethods"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("bank", '')) || E'\n' || fold_text(coalesce("email", ''))) stored;
create index "paymentMethods_searchText" on "paymentMethods" using gin ("searchText" gin_trgm_ops);
alter table "reports"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "reports_searchText" on "reports" using gin ("searchText" gin_trgm_ops);
alter table "reportSchedules"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "reportSchedules_searchText" on "reportSchedules" using gin ("searchText" gin_trgm_ops);
alter table "reportTemplates"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("description", ''))) stored;
create index "reportTemplates_searchText" on "reportTemplates" using gin ("searchText" gin_trgm_ops);
alter table "integrations"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("description", ''))) stored;
create index "integrations_searchText" on "integrations" using gin ("searchText" gin_trgm_ops);
alter table "featureToggles"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("description", ''))) stored;
create index "featureToggles_searchText" on "featureToggles" using gin ("searchText" gin_trgm_ops);
alter table "preferences"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("label", '')) || E'\n' || fold_text(coalesce("description", ''))) stored;
create index "preferences_searchText" on "preferences" using gin ("searchText" gin_trgm_ops);
alter table "activities"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("type", '')) || E'\n' || fold_text(coalesce("details", ''))) stored;
alter table "notifications"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", '')) || E'\n' || fold_text(coalesce("body", ''))) stored;
create index "notifications_searchText" on "notifications" using gin ("searchText" gin_trgm_ops);
alter table "mails"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("to", '')) || E'\n' || fold_text(coalesce("subject", ''))) stored;
create index "mails_searchText" on "mails" using gin ("searchText" gin_trgm_ops);
alter table "maintenances"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", '')) || E'\n' || fold_text(coalesce("message", ''))) stored;
create index "maintenances_searchText" on "maintenances" using gin ("searchText" gin_trgm_ops);
alter table "auditLogs"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("user", '')) || E'\n' || fold_text(coalesce("action", '')) || E'\n' || fold_text(coalesce("target", ''))) stored;
alter table "incidents"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("description", ''))) stored;
create index "incidents_searchText" on "incidents" using gin ("searchText" gin_trgm_ops);
alter table "policies"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "policies_searchText" on "policies" using gin ("searchText" gin_trgm_ops);
alter table "complianceFrameworks"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("framework", ''))) stored;
create index "complianceFrameworks_searchText" on "complianceFrameworks" using gin ("searchText" gin_trgm_ops);
alter table "hireReviews"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "hireReviews_searchText" on "hireReviews" using gin ("searchText" gin_trgm_ops);
alter table "candidateDocuments"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "candidateDocuments_searchText" on "candidateDocuments" using gin ("searchText" gin_trgm_ops);
alter table "requisitions"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("position", '')) || E'\n' || fold_text(join_lines("skills"))) stored;
create index "requisitions_searchText" on "requisitions" using gin ("searchText" gin_trgm_ops);
alter table "timesheets"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("employee", '')) || E'\n' || fold_text(coalesce("client", ''))) stored;
create index "timesheets_searchText" on "timesheets" using gin ("searchText" gin_trgm_ops);
alter table "providerInvoices"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("number", '')) || E'\n' || fold_text(coalesce("employee", '')) || E'\n' || fold_text(coalesce("client", '')) || E'\n' || fold_text(coalesce("provider", ''))) stored;
create index "providerInvoices_searchText" on "providerInvoices" using gin ("searchText" gin_trgm_ops);
alter table "candidateTags"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("tag", ''))) stored;
create index "candidateTags_searchText" on "candidateTags" using gin ("searchText" gin_trgm_ops);
alter table "tasks"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", '')) || E'\n' || fold_text(coalesce("about", ''))) stored;
create index "tasks_searchText" on "tasks" using gin ("searchText" gin_trgm_ops);
alter table "amendments"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("employee", '')) || E'\n' || fold_text(coalesce("client", ''))) stored;
create index "amendments_searchText" on "amendments" using gin ("searchText" gin_trgm_ops);
alter table "conversationMessages"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("text", ''))) stored;
create index "conversationMessages_searchText" on "conversationMessages" using gin ("searchText" gin_trgm_ops);
alter table "disputes"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("employee", '')) || E'\n' || fold_text(coalesce("client", ''))) stored;
create index "disputes_searchText" on "disputes" using gin ("searchText" gin_trgm_ops);
alter table "agreedRates"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("skill", ''))) stored;
create index "agreedRates_searchText" on "agreedRates" using gin ("searchText" gin_trgm_ops);
alter table "hotLists"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", ''))) stored;
create index "hotLists_searchText" on "hotLists" using gin ("searchText" gin_trgm_ops);
alter table "hotListRecipients"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("title", ''))) stored;
create index "hotListRecipients_searchText" on "hotListRecipients" using gin ("searchText" gin_trgm_ops);
alter table "hotListQuestions"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", '')) || E'\n' || fold_text(coalesce("text", ''))) stored;
create index "hotListQuestions_searchText" on "hotListQuestions" using gin ("searchText" gin_trgm_ops);
alter table "rateCards"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("name", ''))) stored;
create index "rateCards_searchText" on "rateCards" using gin ("searchText" gin_trgm_ops);
alter table "candidateDocumentTexts"
  drop column "searchText",
  add column "searchText" text generated always as (fold_text(coalesce("text", ''))) stored;
create index "candidateDocumentTexts_searchText" on "candidateDocumentTexts" using gin ("searchText" gin_trgm_ops);

-- Searches of the public site: titles and skills, but no names.
create index "candidates_openText" on "candidates"
  using gin ((fold_text("title") || E'\n' || fold_text(join_lines("skills"))) gin_trgm_ops) where "listed";

-- Tables of plugins.
do $$ declare one record; begin
  for one in
    select c.oid::regclass as "table", c.relname as "name", replace(pg_get_expr(d.adbin, d.adrelid), 'fold_case(', 'fold_text(') as "expression",
      exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey)) as "indexed"
    from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where c.relnamespace = 'public'::regnamespace and a.attname = 'searchText' and pg_get_expr(d.adbin, d.adrelid) like '%fold_case(%'
  loop
    execute format('alter table %s drop column "searchText", add column "searchText" text generated always as (%s) stored', one."table", one."expression");
    if one."indexed" then
      execute format('create index %I on %s using gin ("searchText" gin_trgm_ops)', one."name" || '_searchText', one."table");
    end if;
  end loop;
end $$;
