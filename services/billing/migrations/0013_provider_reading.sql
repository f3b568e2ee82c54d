-- When an account's subscription was last read from its provider. version grows with each reading that was applied,
-- so that a reading that began before another was applied is known as old.
create table provider_reading (
  account_id text primary key,
  processor text not null,
  customer_id text not null,
  subscription_id text,
  version bigint not null,
  read_at timestamptz,
  -- When the reconciliation reads it again.
  reconcile_at timestamptz not null
);
create index provider_reading_of_subscription on provider_reading (processor, subscription_id);
create index provider_reading_due on provider_reading (reconcile_at);
alter table provider_reading enable row level security;
alter table provider_reading force row level security;
create policy by_account on provider_reading using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
