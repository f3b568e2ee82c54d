-- Which plan an account is on, and the lattice of its periods.
create table subscription (
  account_id text primary key,
  plan_id text not null,
  status text not null,
  lattice_id text not null,
  anchor_at timestamptz not null,
  billing_day smallint not null check (billing_day between 1 and 31),
  time_of_day text not null,
  zone text not null,
  version bigint not null
);
alter table subscription enable row level security;
alter table subscription force row level security;
create policy by_account on subscription using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
