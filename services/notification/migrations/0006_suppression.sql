-- Addresses that get no more mail of this account, as keyed hashes: they bounced, or called a mail spam.
create table suppression (
  account_id text not null,
  address_mark text not null,
  reason text not null check (reason in ('bounced', 'spam')),
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, address_mark)
);
alter table suppression enable row level security;
alter table suppression force row level security;
create policy by_account on suppression using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
