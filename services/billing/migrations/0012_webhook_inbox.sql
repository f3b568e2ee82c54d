-- What providers announced, byte for byte, until it is handled, and 400 days more: an event that comes again is
-- known. subject names whose events are handled together; null: the event is about nothing of ours.
create table webhook_inbox (
  processor text not null,
  event_id text not null,
  type text not null,
  subject text,
  customer_id text,
  subscription_id text,
  invoice_id text,
  body bytea not null,
  -- null: nobody knows yet whose it is.
  account_id text,
  state text not null check (state in ('waiting', 'done', 'parked')),
  reason text,
  tries int not null default 0,
  received_at timestamptz not null default clock_timestamp(),
  next_try_at timestamptz not null default clock_timestamp(),
  lease_until timestamptz,
  primary key (processor, event_id),
  check (state <> 'waiting' or subject is not null)
);
create index webhook_inbox_waiting on webhook_inbox (next_try_at) where state = 'waiting';
create index webhook_inbox_of_subject on webhook_inbox (processor, subject) where state = 'waiting';
create index webhook_inbox_parked on webhook_inbox (received_at) where state = 'parked';
create index webhook_inbox_received on webhook_inbox (received_at);
alter table webhook_inbox enable row level security;
alter table webhook_inbox force row level security;
create policy by_account on webhook_inbox using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
