-- In which time zone the days of an account's mails are.
create table account_zone (account_id text primary key, zone text not null);
alter table account_zone enable row level security;
alter table account_zone force row level security;
create policy by_account on account_zone using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
