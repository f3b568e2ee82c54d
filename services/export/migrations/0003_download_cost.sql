-- What each download cost, lot by lot, as billing said it. What was said before this table stands in it after a rebuild of download-cost.
create table download_cost (
  account_id text not null,
  download_id text not null,
  lot_id text not null,
  -- The order in which the lots were drawn.
  place int not null,
  set_aside bigint not null,
  used bigint not null default 0,
  returned bigint not null default 0,
  primary key (account_id, download_id, lot_id)
);
-- What kind of leads a lot holds and until when; expires_at is absent where they never expire.
create table billed_lot (
  account_id text not null,
  lot_id text not null,
  kind text not null,
  expires_at timestamptz,
  primary key (account_id, lot_id)
);

alter table download_cost enable row level security;
alter table download_cost force row level security;
create policy by_account on download_cost using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
alter table billed_lot enable row level security;
alter table billed_lot force row level security;
create policy by_account on billed_lot using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
