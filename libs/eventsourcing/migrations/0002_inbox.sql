-- What was heard from others, up to which sequence number per account, and what could not be handled.
create table inbox (
  consumer text not null,
  topic text not null,
  account_id text not null,
  last_seq bigint not null,
  blocked boolean not null default false,
  primary key (consumer, topic, account_id)
);

create table parked (
  consumer text not null,
  topic text not null,
  account_id text not null,
  account_seq bigint not null,
  event_id uuid not null,
  headers jsonb not null,
  message bytea not null,
  reason text not null,
  at timestamptz not null,
  primary key (consumer, topic, account_id, account_seq)
);
