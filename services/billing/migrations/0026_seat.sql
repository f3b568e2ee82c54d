-- Who has a place in an account, and in which order: the owner at 0, the others by when they joined. What accounts said
-- before this table comes by the rebuild of `seat`; until then those people are not known here and are refused nothing.
create table seat (
  account_id text not null,
  person_id text not null,
  place bigint not null,
  primary key (account_id, person_id)
);
alter table seat enable row level security;
alter table seat force row level security;
create policy by_account on seat using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
