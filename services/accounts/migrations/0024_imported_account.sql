-- Accounts that came from the product before this one: folded from AccountImported and AccountPorted.
create table imported_account (
  account_id text primary key,
  -- As the export named them; absent without a customer record.
  processor text,
  customer_id text,
  -- Its plan starts when somebody of the account first opens the product.
  needs_port boolean not null,
  imported_at timestamptz not null,
  ported_at timestamptz
);
alter table imported_account enable row level security;
alter table imported_account force row level security;
create policy by_account on imported_account using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
