-- Which customer of a processor is which account. Written with the end of the effect that made the customer.
create table processor_customer (
  processor text not null,
  customer_id text not null,
  account_id text not null,
  -- The newest subscription that was made for the account; null: none yet.
  subscription_id text,
  -- When its owner last updated the billing account.
  updated_at timestamptz,
  made_at timestamptz not null default clock_timestamp(),
  primary key (processor, customer_id),
  unique (account_id, processor)
);
alter table processor_customer enable row level security;
alter table processor_customer force row level security;
create policy by_account on processor_customer using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- One account has one call to its processor under way at a time.
create index effect_of_account on effect (account_id, kind) where state in ('planned', 'sending', 'unknown');
