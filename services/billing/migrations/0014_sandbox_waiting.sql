-- Accounts that the sandbox has still to open, so that finding them costs what is new and not what is there.
create table sandbox_waiting (account_id text primary key);
alter table sandbox_waiting enable row level security;
alter table sandbox_waiting force row level security;
create policy by_account on sandbox_waiting using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
create index sandbox_event_waiting_of_account on sandbox_event (account_id) where taken_at is null;
