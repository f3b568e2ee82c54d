-- What became of each message of an account, for who supports it: kept when the effect is removed.
create table message_log (
  account_id text not null,
  message_id text not null,
  person_id text not null,
  channel text not null,
  template text not null,
  state text not null check (state in ('sent', 'failed', 'delivered', 'bounced', 'spam')),
  reason text,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (account_id, message_id)
);
create index message_log_newest on message_log (account_id, sent_at desc, message_id desc);
alter table message_log enable row level security;
alter table message_log force row level security;
create policy by_account on message_log using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
