-- The code that was asked for last, one of each account: a newer request takes its place. A code as a keyed hash,
-- null until it is sent. Numbers stand here and in company_profile alone.
create table phone_verification (
  -- Erasing a company's profile erases the number that is being verified too.
  account_id text primary key references company_profile (account_id) on delete cascade,
  id text not null,
  -- Digits alone, as in company_profile.
  phone text not null check (phone ~ '^[0-9]{10,15}$'),
  hash text,
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
alter table phone_verification enable row level security;
alter table phone_verification force row level security;
create policy by_account on phone_verification using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
