-- Which sessions live: folded from SessionStarted and SessionEnded, asked by the gateway.
create table session (
  id text primary key,
  account_id text not null,
  person_id text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  reason text
);
create index session_of_person on session (person_id) where ended_at is null;
alter table session enable row level security;
alter table session force row level security;
create policy by_account on session using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
