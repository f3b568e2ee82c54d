-- The sandbox is a payment processor of its own: what a real one keeps on its side. Objects are stored whole as
-- documents; the columns beside them are what is looked for.
create table sandbox_customer (
  customer_id text primary key,
  account_id text not null,
  made_by text not null unique,
  state jsonb not null
);
create table sandbox_subscription (
  subscription_id text primary key,
  customer_id text not null references sandbox_customer,
  account_id text not null,
  made_by text not null unique,
  -- When time does something to it next: a renewal, or another try of a charge. null: nothing.
  due_at timestamptz,
  state jsonb not null
);
create index sandbox_subscription_due on sandbox_subscription (due_at) where due_at is not null;
create index sandbox_subscription_of_customer on sandbox_subscription (customer_id);
create table sandbox_invoice (
  invoice_id text primary key,
  customer_id text not null references sandbox_customer,
  account_id text not null,
  issued_at timestamptz not null,
  state jsonb not null
);
create index sandbox_invoice_of_customer on sandbox_invoice (customer_id, issued_at desc, invoice_id desc);
-- What it tells billing, in order, and whether billing has taken it.
create table sandbox_event (
  position bigint generated always as identity primary key,
  event_id text not null unique,
  account_id text not null,
  customer_id text not null,
  subscription_id text,
  invoice_id text,
  type text not null,
  happened_at timestamptz not null,
  taken_at timestamptz
);
create index sandbox_event_waiting on sandbox_event (position) where taken_at is null;
-- The answer under each key: the same key never does a thing twice.
create table sandbox_call (
  key text primary key,
  request_hash bytea not null,
  outcome jsonb
);

do $$
declare
  name text;
begin
  foreach name in array array['sandbox_customer', 'sandbox_subscription', 'sandbox_invoice', 'sandbox_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy by_account on %I using (current_setting(''leadwright.scope'', true) = ''all''
         or account_id = any (string_to_array(current_setting(''leadwright.accounts'', true), E''\x1f'')))', name);
  end loop;
end $$;
alter table sandbox_call enable row level security;
alter table sandbox_call force row level security;
create policy by_provider on sandbox_call using (current_setting('leadwright.scope', true) = 'all');
