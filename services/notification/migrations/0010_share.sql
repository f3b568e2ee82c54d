-- Searches that were shared by e-mail, and whom a mail went to: ids and keyed hashes. The addresses stand in accounts.
create table share (
  account_id text not null,
  share_id text not null,
  person_id text not null,
  search_id text,
  download_id text,
  shared_at timestamptz not null,
  primary key (account_id, share_id)
);
create index share_newest on share (account_id, shared_at desc, share_id desc);
alter table share enable row level security;
alter table share force row level security;
create policy by_account on share using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

create table share_recipient (
  account_id text not null,
  share_id text not null,
  position integer not null,
  message_id text not null,
  marks text[] not null,
  -- Why it brings no leads; empty: it may bring some.
  excluded text not null,
  primary key (account_id, share_id, position)
);
alter table share_recipient enable row level security;
alter table share_recipient force row level security;
create policy by_account on share_recipient using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- The leads that billing gave for a recipient, once for ever, by the mail that brought them.
create table share_award (
  account_id text not null,
  lot_id text not null,
  message_id text not null,
  marks text[] not null,
  leads bigint not null,
  voided boolean not null default false,
  primary key (account_id, lot_id)
);
create index share_award_of_mailbox on share_award using gin (marks);
alter table share_award enable row level security;
alter table share_award force row level security;
create policy by_account on share_award using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
