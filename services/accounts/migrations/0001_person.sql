-- The only home of people's data: everything else holds person_id, so erasing a person is one delete.
create table person (
  id text primary key,
  account_id text not null,
  email text not null unique,
  name text,
  password_hash text,
  status text not null check (status in ('pending', 'verified')),
  role text not null check (role in ('admin', 'download')),
  staff text check (staff in ('super-admin', 'finance')),
  created_at timestamptz not null,
  -- A pending person has proved nothing yet and therefore has no password.
  check ((status = 'verified') = (password_hash is not null))
);
create index person_of_account on person (account_id);
alter table person enable row level security;
alter table person force row level security;
create policy by_account on person using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
