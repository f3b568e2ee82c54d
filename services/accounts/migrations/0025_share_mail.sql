-- What people share by e-mail: the words, and to whom. It stands beside people because it holds addresses: events have
-- their keyed hashes alone. It goes with its sender, and a recipient's address goes by itself.
create table share_mail (
  account_id text not null,
  share_id text not null,
  person_id text not null references person (id) on delete cascade,
  search_name text not null,
  subject text not null,
  body text not null,
  html text,
  from_email text,
  from_name text,
  reply_to text,
  kept_at timestamptz not null default clock_timestamp(),
  primary key (account_id, share_id)
);
create index share_mail_of_person on share_mail (person_id);
alter table share_mail enable row level security;
alter table share_mail force row level security;
create policy by_account on share_mail using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

create table share_recipient (
  account_id text not null,
  share_id text not null,
  position integer not null,
  address text not null,
  -- The mailbox behind it, by which it is found when its owner asks to be forgotten.
  mailbox text not null,
  primary key (account_id, share_id, position),
  foreign key (account_id, share_id) references share_mail (account_id, share_id) on delete cascade
);
create index share_recipient_of_mailbox on share_recipient (mailbox);
alter table share_recipient enable row level security;
alter table share_recipient force row level security;
create policy by_account on share_recipient using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
