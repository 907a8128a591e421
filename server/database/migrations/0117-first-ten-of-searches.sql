-- The candidates whom a search showed first, from which the fairness of the matching is measured. Its record has them too, but
-- is as long as a page for each candidate.
alter table "searches" add column "firstTen" text[] not null default '{}';
update "searches" s set "firstTen" = array(
    select one."match" ->> 'id'
    from json_array_elements(r."record"::json -> 'matches') with ordinality as one ("match", "place")
    where one."place" <= 10 order by one."place")
  from "searchRecords" r where r."searchId" = s."id";
create index "searches_firstTen" on "searches" using gin ("firstTen");
