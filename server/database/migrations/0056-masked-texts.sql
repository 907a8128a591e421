-- What recruiters read in place of a provider's texts while they do not know the candidate of the request.

alter table "requests" add column "maskedResponse" text;
alter table "requests" add column "maskedReason" text;
alter table "requestSteps" add column "maskedText" text;
alter table "proposals" add column "maskedMessage" text;
alter table "proposals" add column "maskedReason" text;
alter table "quoteRounds" add column "maskedMessage" text;
alter table "applications" add column "maskedMessage" text;

-- Texts of before are hidden in full until the reveal, as SQL cannot find the names in them.
update "requests" set "maskedResponse" = '•••' where "masked" and "response" is not null;
update "requestSteps" set "maskedText" = '•••' where "masked" and "side" = 'provider' and "text" is not null;
update "requests" r set "maskedReason" = '•••'
  where "masked" and "reason" is not null
  and exists (select 1 from "requestSteps" s where s."requestId" = r."id" and s."side" = 'provider' and s."text" = r."reason");
update "applications" set "maskedMessage" = '•••' where "masked" and "message" is not null;

-- Profiles of masked candidates have been without contact details, but could have the name of their provider.
with "providers" as (
  select "id", regexp_replace("name", '([][(){}.+*?^$|\\])', '\\\1', 'g') as "pattern"
  from "companies" where "type" = 'provider' and "name" !~ '["\\]'
)
update "candidates" c set
  "maskedSummary" = regexp_replace("maskedSummary", "pattern", '•••', 'gi'),
  "maskedEngagements" = regexp_replace("maskedEngagements"::text, "pattern", '•••', 'gi')::jsonb,
  "maskedEducation" = regexp_replace("maskedEducation"::text, "pattern", '•••', 'gi')::jsonb,
  "maskedCertificates" = regexp_replace("maskedCertificates"::text, "pattern", '•••', 'gi')::jsonb
  from "providers" p where p."id" = c."companyId" and c."masked";

-- The language of mails to signers from outside, and of their page.
alter table "signers" add column "language" text constraint "signers_language_check" check ("language" in ('en', 'es', 'fr', 'de'));
