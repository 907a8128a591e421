-- What the profile of a candidate said when the provider sent the terms of a quote; empty in older quotes.

alter table "proposals"
  add column "statedAvailability" text constraint "proposals_statedAvailability_check" check ("statedAvailability" in ('Immediate', '2 weeks notice', '1 month notice')),
  add column "statedFrom" date,
  add column "statedRate" bigint constraint "proposals_statedRate_check" check ("statedRate" between 0 and 1000000000000);
