-- In what a session is open: what the browser says of itself, and from where it last came. Personal data, so events
-- hold none of it.
create table session_device (
  session_id text primary key,
  account_id text not null,
  person_id text not null references person (id) on delete cascade,
  user_agent text not null,
  address text not null
);
create index session_device_of_person on session_device (person_id);
alter table session_device enable row level security;
alter table session_device force row level security;
create policy by_account on session_device using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
