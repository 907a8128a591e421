-- A provider's first pages as they open: in the order of the list, the caller's rows alone. Texts are sorted as people
-- sort them, which an index of the column as it is does not serve: 7 ms of sorting became 0.1 ms with 10,000 people.
-- Bench employees are counted in the first of them alone.
create index "candidates_companyId_status" on "candidates" ("companyId", "status" collate "und-x-icu", "seq");
create index "requests_providerId_received" on "requests" ("providerId", "received" desc, "seq");
