-- Refresh tokens as hashes; a used one stays, because only so can its reuse be noticed.
create table refresh_token (
  hash bytea primary key,
  account_id text not null,
  session_id text not null,
  issued_at timestamptz not null,
  used_at timestamptz,
  successor_hash bytea,
  -- With the presented token it gives the successor again, for a lost answer; wiped when the successor is used.
  successor_salt bytea
);
create index refresh_token_of_session on refresh_token (session_id);
alter table refresh_token enable row level security;
alter table refresh_token force row level security;
create policy by_account on refresh_token using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
