-- Invoices for the conversion fee of a contract-to-hire. An older process writes invoices for hours only.

alter table "providerInvoices"
  add column "subject" text not null default 'Hours' constraint "providerInvoices_subject_check" check ("subject" in ('Hours', 'Conversion Fee'));
create index "providerInvoices_subject" on "providerInvoices" ("subject", "seq");
