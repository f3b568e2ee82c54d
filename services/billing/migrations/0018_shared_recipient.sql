-- Whom a search was shared with, by the mail that goes there: remembered until the mail is accepted, or bounces. Marks
-- are keyed hashes of the mailbox; the address stands in accounts alone.
create table shared_recipient (
  account_id text not null,
  message_id text not null,
  sender_id text not null,
  marks text[] not null,
  primary key (account_id, message_id)
);
alter table shared_recipient enable row level security;
alter table shared_recipient force row level security;
create policy by_account on shared_recipient using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- The mail for which an award was given: a bounce names it.
alter table promo_record add column message_id text;
create index promo_record_of_message on promo_record (account_id, message_id) where message_id is not null;
