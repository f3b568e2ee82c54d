-- Acts outside: written before the call, so that a crash in the call is known afterwards. request holds ids only.
create table effect (
  id text primary key,
  account_id text not null,
  kind text not null,
  request jsonb not null,
  request_hash bytea not null,
  provider_ref text,
  state text not null check (state in ('planned', 'sending', 'done', 'unknown', 'failed', 'dead')),
  tries int not null default 0,
  next_try_at timestamptz,
  reason text,
  changed_at timestamptz not null
);
create index effect_open on effect (state, next_try_at) where state <> 'done';
