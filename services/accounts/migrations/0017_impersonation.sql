-- Who acts for whom: folded from ImpersonationStarted and ImpersonationStopped, asked by the gateway at each request.
create table impersonation (
  id text primary key,
  -- The account and the person that are acted for.
  account_id text not null,
  person_id text not null,
  super_admin_id text not null,
  super_admin_account_id text not null,
  super_admin_session_id text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  reason text
);
create index impersonation_of_session on impersonation (super_admin_session_id) where ended_at is null;
alter table impersonation enable row level security;
alter table impersonation force row level security;
create policy by_account on impersonation using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
