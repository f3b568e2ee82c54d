-- The embedded bus: a log with dense offsets per partition where events are announced, offsets where they are heard.
create table topic_head (
  topic text not null,
  partition smallint not null,
  next_offset bigint not null,
  primary key (topic, partition)
);

create table topic_log (
  topic text not null,
  partition smallint not null,
  "offset" bigint not null,
  account_id text not null,
  account_seq bigint not null,
  event_id uuid not null,
  headers jsonb not null,
  message bytea not null,
  at timestamptz not null default now(),
  primary key (topic, partition, "offset")
);
create index topic_log_by_age on topic_log (at);

create table consumer_offset (
  group_name text not null,
  topic text not null,
  partition smallint not null,
  next_offset bigint not null,
  primary key (group_name, topic, partition)
);

-- Created with the databases; where another bus is used there is no such role.
do $$
begin
  if exists (select from pg_roles where rolname = 'bus_reader') then
    grant select on topic_log, topic_head to bus_reader;
  end if;
end $$;
