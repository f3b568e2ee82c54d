-- Whom the mails about an account go to.
create table account_holder (account_id text primary key, person_id text not null);
alter table account_holder enable row level security;
alter table account_holder force row level security;
create policy by_account on account_holder using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
