-- The files of invoices that stand in the object store: each names who is billed, so it goes after a day.
create table drawn_invoice (
  object_key text primary key,
  account_id text not null,
  drawn_at timestamptz not null default clock_timestamp()
);
create index drawn_invoice_old on drawn_invoice (drawn_at);
alter table drawn_invoice enable row level security;
alter table drawn_invoice force row level security;
create policy by_account on drawn_invoice using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
