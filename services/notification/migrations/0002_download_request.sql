-- Who asked for which download and what became of it: a later event names the download alone.
create table download_request (
  account_id text not null,
  download_id text not null,
  person_id text not null,
  name text not null,
  rows bigint,
  primary key (account_id, download_id)
);

alter table download_request enable row level security;
alter table download_request force row level security;
create policy by_account on download_request using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
