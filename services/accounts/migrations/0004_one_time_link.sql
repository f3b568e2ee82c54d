-- Mailed links as hashes. One row per person and purpose: a newer link takes the place of the older one.
create table one_time_link (
  person_id text not null,
  purpose text not null check (purpose in ('sign-up')),
  account_id text not null,
  hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (person_id, purpose)
);
alter table one_time_link enable row level security;
alter table one_time_link force row level security;
create policy by_account on one_time_link using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
