-- An operator records with a scanned file that a contract was signed on paper.

alter table "contractDocuments" add column "signedOn" date, add column "paperReason" text;
create index "contractDocuments_signedOn" on "contractDocuments" ("signedOn", "seq");
alter table "contracts" add column "paperDocumentId" text;
create index "contracts_paperDocumentId" on "contracts" ("paperDocumentId", "seq");
