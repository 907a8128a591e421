-- Where companies send and receive electronic invoices, and the reference that a client wants on them.
alter table "companies"
  add column "electronicAddress" text,
  add column "buyerReference" text;
