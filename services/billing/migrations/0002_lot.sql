-- One row per grant of leads, with what became of it. expires_at is exclusive; null never expires.
create table lot (
  account_id text not null,
  lot_id text not null,
  kind text not null,
  category text not null,
  priority smallint not null,
  source text not null,
  only_dictionaries text[] not null,
  effective_at timestamptz not null,
  expires_at timestamptz,
  leads bigint not null check (leads > 0),
  available bigint not null check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  delivered bigint not null default 0 check (delivered >= 0),
  expired bigint not null default 0 check (expired >= 0),
  voided bigint not null default 0 check (voided >= 0),
  granted_seq bigint not null,
  primary key (account_id, lot_id),
  check (leads = available + held + delivered + expired + voided)
);
create index lot_live on lot (account_id) where available > 0 or held > 0;
alter table lot enable row level security;
alter table lot force row level security;
create policy by_account on lot using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
