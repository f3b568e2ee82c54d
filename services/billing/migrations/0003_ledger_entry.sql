-- Double entry: the legs of each event sum to zero. balance is the account's available leads after the leg's movement.
create table ledger_entry (
  account_id text not null,
  seq bigint not null,
  line int not null,
  event_id uuid not null,
  type text not null,
  ledger_account text not null,
  lot_id text not null,
  leads bigint not null check (leads <> 0),
  balance bigint not null check (balance >= 0),
  download_id text,
  reason text not null,
  actor_id text not null,
  effective_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (account_id, seq, line)
);
create index ledger_entry_delivered on ledger_entry (account_id, effective_at) where ledger_account = 'delivered';
create index ledger_entry_of_download on ledger_entry (account_id, download_id) where download_id is not null;
alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create policy by_account on ledger_entry using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
