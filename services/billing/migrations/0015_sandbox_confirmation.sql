-- Payments of the sandbox that wait for their cardholder. The page confirms one by its secret, as it would at a bank.
create table sandbox_confirmation (
  client_secret text primary key,
  -- The key of the call that asked, which is also the key of what the confirmed payment makes.
  key text not null unique,
  customer_id text not null references sandbox_customer,
  account_id text not null,
  -- waiting, confirmed or refused.
  state text not null,
  -- What is done once it is confirmed.
  request jsonb not null
);
create index sandbox_confirmation_waiting on sandbox_confirmation (customer_id) where state = 'waiting';

alter table sandbox_confirmation enable row level security;
alter table sandbox_confirmation force row level security;
create policy by_account on sandbox_confirmation using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
