-- A download may be cancelled, and then the file worker removes what was written of its file.
alter table download drop constraint download_status_check;
alter table download add constraint download_status_check
  check (status in ('requested', 'in-progress', 'completed', 'ready', 'failed', 'cancelled'));
alter table download
  -- When the file stood in the store, and whether all of its rows lie in the geography that was asked for.
  add column stored_at timestamptz,
  add column geo_match boolean,
  add column archived_at timestamptz,
  -- True from the end of a cancelled download until nothing of its file is left. The worker's note, as progress_at is.
  add column remains boolean not null default false;
create index download_remains on download (account_id, requested_at) where remains;
