-- Who asked what about their data, and what became of it: the evidence. The address is here while the request needs it;
-- afterwards its keyed hashes alone tell that two requests came from one mailbox.
create table privacy_request (
  id text primary key,
  -- Who asks may be no customer, so requests belong to no customer's account.
  account_id text not null check (account_id = 'system'),
  kind text not null check (kind in ('opt-out', 'delete', 'access')),
  marks text[] not null,
  email text,
  link_hash bytea unique,
  link_expires_at timestamptz,
  received_at timestamptz not null,
  confirmed_at timestamptz,
  due_at timestamptz,
  extended_because text,
  answered_at timestamptz,
  outcome text,
  -- The super-admin's id; null where nobody decided.
  answered_by text,
  check ((answered_at is null) = (outcome is null)),
  check (answered_at is null or confirmed_at is not null)
);
create index privacy_request_of_mailbox on privacy_request using gin (marks);
create index privacy_request_open on privacy_request (due_at) where confirmed_at is not null and answered_at is null;
alter table privacy_request enable row level security;
alter table privacy_request force row level security;
create policy by_account on privacy_request using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
