-- The running period of a subscription, what is scheduled, and whom it is paid through. next_due_at: the next boundary.
alter table subscription
  add column period int not null default 0,
  add column period_start timestamptz,
  add column period_end timestamptz,
  add column next_plan_id text,
  add column next_lattice jsonb,
  add column cancel_at_period_end boolean not null default false,
  add column access_ends_at timestamptz,
  add column paused boolean not null default false,
  add column processor text,
  add column customer_id text,
  add column provider_subscription_id text,
  add column continues boolean not null default false,
  add column next_due_at timestamptz;
-- Of subscriptions from before, only the anchor is known here: due at once, the sweeper computes what is.
update subscription set period_start = anchor_at, next_due_at = anchor_at;
alter table subscription alter column period_start set not null;
create index subscription_due on subscription (next_due_at) where next_due_at is not null;

-- Every invoice of every provider, in one form. Amounts are US cents.
create table invoice (
  account_id text not null,
  processor text not null,
  invoice_id text not null,
  number text not null,
  customer_id text not null,
  subscription_id text,
  plan_id text,
  paid_for text not null,
  status text not null,
  dispute text not null default 'none',
  period_start timestamptz not null,
  period_end timestamptz not null,
  currency text not null,
  due_cents bigint not null,
  paid_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  lines jsonb not null,
  anomaly text,
  issued_at timestamptz not null,
  paid_at timestamptz,
  version bigint not null,
  primary key (account_id, processor, invoice_id)
);
create index invoice_of_account on invoice (account_id, issued_at desc);
alter table invoice enable row level security;
alter table invoice force row level security;
create policy by_account on invoice using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
