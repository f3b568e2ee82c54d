-- Addresses that people want instead of their own, and the ones that they had. Events hold the id alone.
create table email_change (
  id text primary key,
  person_id text not null references person (id) on delete cascade,
  -- Whose events tell it.
  account_id text not null,
  new_email text not null check (new_email <> ''),
  asked_at timestamptz not null,
  -- Of the mailed link, as a hash; none before the mail, and none after the change.
  hash bytea unique,
  expires_at timestamptz,
  -- Kept for the notice to the address before, then swept.
  old_email text,
  changed_at timestamptz,
  check ((old_email is null) = (changed_at is null)),
  check ((hash is null) = (expires_at is null))
);
-- A newer wish takes the place of the older one.
create unique index email_change_open on email_change (person_id) where changed_at is null;
create index email_change_of_person on email_change (person_id);
alter table email_change enable row level security;
alter table email_change force row level security;
create policy by_account on email_change using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
