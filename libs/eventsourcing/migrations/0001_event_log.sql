-- The event log is the event store and the outbox in one: what is written and what is announced commit together.
create table log_epoch (
  one boolean primary key default true check (one),
  epoch int not null
);
insert into log_epoch (epoch) values (1);

create table event_log (
  pos bigint generated always as identity primary key,
  epoch int not null,
  xid xid8 not null default pg_current_xact_id(),
  event_id uuid not null unique,
  topic text not null,
  account_id text not null,
  account_seq bigint not null,
  stream_id text not null,
  type text not null,
  schema_v int not null,
  effective_at timestamptz not null,
  recorded_at timestamptz not null,
  actor_id text not null,
  on_behalf_of text,
  correlation_id text not null,
  causation_id text,
  traceparent text,
  payload jsonb not null,
  message bytea not null,
  prev_hash bytea not null,
  hash bytea not null,
  unique (topic, account_id, account_seq)
);
create index event_log_in_order on event_log (topic, epoch, xid, pos);
create index event_log_of_stream on event_log (account_id, stream_id, account_seq);

create table head (
  account_id text not null,
  stream_id text not null,
  account_seq bigint not null,
  state jsonb not null,
  code_version int not null,
  primary key (account_id, stream_id)
);

create table command_log (
  account_id text not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  response jsonb not null,
  at timestamptz not null,
  primary key (account_id, key)
);

create table cause (
  account_id text not null,
  cause text not null,
  event_id uuid not null,
  primary key (account_id, cause)
);

create table relay_cursor (
  lane text primary key,
  epoch int not null,
  xid xid8 not null,
  pos bigint not null
);
