-- Saved searches keep the talent pool's filters by rate, first day, country and provider.

alter table "savedSearches" add column "rateUpTo" bigint constraint "savedSearches_rateUpTo_check" check ("rateUpTo" between 0 and 1000000000000);
alter table "savedSearches" add column "currency" text constraint "savedSearches_currency_check" check ("currency" in ('USD', 'EUR', 'GBP', 'CAD'));
alter table "savedSearches" add column "freeBy" date;
alter table "savedSearches" add column "country" text;
alter table "savedSearches" add column "providerId" text;
create index "savedSearches_providerId" on "savedSearches" ("providerId", "seq");
