-- Secret links that open a saved search for anybody. The secret itself is with who was given the link.
create table search_link (
  account_id text not null,
  link_id text not null,
  search_id text not null,
  sha256 text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, link_id)
);
create index search_link_of on search_link (account_id, search_id);
alter table search_link enable row level security;
alter table search_link force row level security;
create policy by_account on search_link using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
