-- Searching candidates by a part of their location.

create index "candidates_place" on "candidates" using gin (fold_case("location") gin_trgm_ops);
