-- What each account has over all its lots; the sides of the double entry, so they always balance.
create table lead_balance (
  account_id text primary key,
  issued bigint not null,
  available bigint not null check (available >= 0),
  held bigint not null check (held >= 0),
  delivered bigint not null check (delivered >= 0),
  expired bigint not null check (expired >= 0),
  voided bigint not null check (voided >= 0),
  version bigint not null,
  check (issued = available + held + delivered + expired + voided)
);
alter table lead_balance enable row level security;
alter table lead_balance force row level security;
create policy by_account on lead_balance using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
