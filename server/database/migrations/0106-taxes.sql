-- What a company needs on its invoices, and the tax, references and totals of invoices between companies. Invoices from before state no tax.
alter table "companies"
  add column "legalName" text,
  add column "country" text,
  add column "billingAddress" text,
  add column "taxNumber" text,
  add column "registrationNumber" text,
  add column "bankDetails" text;
alter table "providerInvoices"
  add column "providerCountry" text,
  add column "clientCountry" text,
  add column "bankDetails" text,
  add column "purchaseOrder" text,
  add column "costCenter" text,
  add column "note" text,
  add column "taxCategory" text constraint "providerInvoices_taxCategory_check" check ("taxCategory" in ('Standard', 'Zero Rated', 'Exempt', 'Reverse Charge', 'Export', 'Outside Scope')),
  add column "taxRate" integer constraint "providerInvoices_taxRate_check" check ("taxRate" between 0 and 5000),
  add column "taxReason" text constraint "providerInvoices_taxReason_check" check ("taxReason" in ('Domestic', 'Within a State', 'Between States', 'No EU Number', 'EU Reverse Charge', 'Taxed Abroad', 'Export', 'Not Registered', 'No Sales Tax', 'Chosen')),
  add column "taxes" jsonb not null default '[]',
  add column "tax" bigint not null default 0 constraint "providerInvoices_tax_check" check ("tax" between -1000000000000 and 1000000000000),
  add column "total" bigint not null default 0 constraint "providerInvoices_total_check" check ("total" between -1000000000000 and 1000000000000),
  drop column "searchText";
update "providerInvoices" set "total" = "amount";
alter table "providerInvoices"
  add column "searchText" text generated always as (fold_text(coalesce("number", '')) || E'\n' || fold_text(coalesce("employee", '')) || E'\n' || fold_text(coalesce("client", '')) || E'\n' || fold_text(coalesce("provider", '')) || E'\n' || fold_text(coalesce("purchaseOrder", ''))) stored;
create index "providerInvoices_taxCategory" on "providerInvoices" ("taxCategory", "seq");
create index "providerInvoices_taxReason" on "providerInvoices" ("taxReason", "seq");
create index "providerInvoices_searchText" on "providerInvoices" using gin ("searchText" gin_trgm_ops);
