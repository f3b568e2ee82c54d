-- Whether shared searches bring leads, as a super-admin switched it last: one row, of the account `system`.
create table share_campaign (
  account_id text primary key,
  open boolean not null,
  switched_at timestamptz not null,
  switched_by text not null
);
alter table share_campaign enable row level security;
alter table share_campaign force row level security;
create policy by_account on share_campaign using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
