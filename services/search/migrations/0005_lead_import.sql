-- Versions of leads that came from files: which one is being written, what waits to be activated, and the report of each.
-- Leads belong to no account, so there is no row security.
create table lead_import (
  dict_id text not null,
  version bigint not null check (version > 0),
  import_id text not null,
  state text not null check (state in ('writing', 'ready', 'activated', 'dropped')),
  rows bigint not null default 0 check (rows >= 0),
  source text not null,
  facts jsonb not null,
  comparison jsonb,
  accepted text,
  begun_by text not null,
  begun_at timestamptz not null default now(),
  last_sign_at timestamptz not null default now(),
  primary key (dict_id, version)
);
-- One import of a kind at a time.
create unique index lead_import_writer on lead_import (dict_id) where state = 'writing';
