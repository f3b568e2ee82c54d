-- Whose account it is: folded from AccountOpened. An owner is shown as such among the people of all accounts.
create table account_owner (
  account_id text primary key,
  person_id text not null
);
alter table account_owner enable row level security;
alter table account_owner force row level security;
create policy by_account on account_owner using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
insert into account_owner (account_id, person_id)
  select account_id, payload ->> 'ownerPersonId' from event_log where type = 'AccountOpened'
  on conflict (account_id) do nothing;
create index person_by_age on person (created_at, id);
