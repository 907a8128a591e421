-- What holds for the whole market is read by every process every second.
create index "preferences_platform" on "preferences" ("seq") where "kind" = 'platform';

-- How large a file may be is the operator's to say, up to 50 MB.
alter table "contractDocuments" drop constraint "contractDocuments_sizeBytes_check",
  add constraint "contractDocuments_sizeBytes_check" check ("sizeBytes" between 1 and 52428800);
alter table "contractDocumentFiles" drop constraint "contractDocumentFiles_bytes_check",
  add constraint "contractDocumentFiles_bytes_check" check (octet_length("bytes") between 1 and 52428800);
alter table "verificationDocuments" drop constraint "verificationDocuments_sizeBytes_check",
  add constraint "verificationDocuments_sizeBytes_check" check ("sizeBytes" between 1 and 52428800);
alter table "verificationDocumentFiles" drop constraint "verificationDocumentFiles_bytes_check",
  add constraint "verificationDocumentFiles_bytes_check" check (octet_length("bytes") between 1 and 52428800);

-- How long a session may lie unused: what the operator chose last, else eight hours.
create function session_time() returns interval language sql stable as $$
  select coalesce((
    select case when p."value" in ('4 hours', '8 hours', '24 hours', '7 days') then p."value"::interval end
    from public."preferences" p
    where p."kind" = 'platform' and p."key" = 'sessionTimeout' and p."companyId" is null and p."userId" is null
    order by p."seq" desc limit 1
  ), interval '8 hours')
$$;
