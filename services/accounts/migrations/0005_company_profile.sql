-- What an account's admins say of their company. Stored, not folded: events hold no number and no address.
create table company_profile (
  account_id text primary key,
  name text not null check (name <> ''),
  -- Digits alone; of a number of the United States ten.
  phone text not null check (phone ~ '^[0-9]{10,15}$'),
  email text not null check (email <> ''),
  changed_at timestamptz not null
);
alter table company_profile enable row level security;
alter table company_profile force row level security;
create policy by_account on company_profile using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
