-- What billing gave back for bad files, lot by lot. What was said before this table stands in it after a rebuild of download-cost.
create table download_credit (
  account_id text not null,
  download_id text not null,
  lot_id text not null,
  leads bigint not null,
  primary key (account_id, download_id, lot_id)
);
alter table download_credit enable row level security;
alter table download_credit force row level security;
create policy by_account on download_credit using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
