-- Downloads of the product before this one, to be read: their files were not brought over.
create table imported_download (
  account_id text not null,
  download_id text not null,
  dict_id text not null,
  name text not null,
  rows bigint not null,
  multiplier_hundredths int not null,
  archived boolean not null,
  reported boolean not null,
  reason text not null,
  person_id text not null,
  made_at timestamptz not null,
  primary key (account_id, download_id)
);
create index imported_download_newest on imported_download (account_id, made_at desc);
alter table imported_download enable row level security;
alter table imported_download force row level security;
create policy by_account on imported_download using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
