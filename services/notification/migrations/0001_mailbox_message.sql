-- The mailbox stands for the outside world: the one store besides accounts' person that holds addresses.
create table mailbox_message (
  id text primary key,
  account_id text not null,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  at timestamptz not null default clock_timestamp()
);
create index mailbox_message_newest on mailbox_message (at desc);
create index mailbox_message_of_address on mailbox_message (to_address, at desc);

alter table mailbox_message enable row level security;
alter table mailbox_message force row level security;
create policy by_account on mailbox_message using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
