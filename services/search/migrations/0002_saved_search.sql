-- Searches that people keep, for the list and for shared links. Written where the events are appended.
create table saved_search (
  account_id text not null,
  search_id text not null,
  person_id text not null,
  dict_id text not null,
  is_default boolean not null,
  name text not null,
  query text not null,
  leads bigint,
  saved_at timestamptz not null,
  primary key (account_id, search_id)
);
create index saved_search_newest on saved_search (account_id, saved_at desc);
-- A shared address names search and owner, not the account.
create index saved_search_shared on saved_search (search_id, person_id);
alter table saved_search enable row level security;
alter table saved_search force row level security;
create policy by_account on saved_search using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
