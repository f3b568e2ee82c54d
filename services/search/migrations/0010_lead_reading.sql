-- Files that operators' programs read, before there is a version: how far they are. Nobody's account, so there is no row security.
create table lead_reading (
  import_id text primary key,
  dict_id text not null,
  file text not null,
  step text not null,
  bytes bigint not null check (bytes >= 0),
  of_bytes bigint not null check (of_bytes >= 0),
  begun_at timestamptz not null default clock_timestamp(),
  last_sign_at timestamptz not null default clock_timestamp()
);
