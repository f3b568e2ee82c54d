-- Awards that billing promised and has not booked yet, by the mail that brings them, and what they wait for.
create table share_waiting (
  account_id text not null,
  message_id text not null,
  reason text not null,
  primary key (account_id, message_id)
);
alter table share_waiting enable row level security;
alter table share_waiting force row level security;
create policy by_account on share_waiting using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- Whether the recipient confirmed with a click that the search arrived.
alter table share_recipient add column confirmed boolean not null default false;
create index share_recipient_of_message on share_recipient (account_id, message_id);
