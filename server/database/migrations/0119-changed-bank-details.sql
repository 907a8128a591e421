-- Whether an invoice asks for payment to an account that its client has not paid to before. Those issued until now say nothing of it.
alter table "providerInvoices" add column "bankDetailsChanged" boolean not null default false;
