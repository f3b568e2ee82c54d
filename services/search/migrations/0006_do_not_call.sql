-- Do-not-call lists that were loaded, and against which of them the leads of each version were checked
-- (docs/decisions/0090). Leads belong to no account, so there is no row security.
create table do_not_call_list (
  number bigint generated always as identity primary key,
  load_id text not null unique,
  source text not null,
  as_of date not null,
  changes boolean not null,
  state text not null check (state in ('loading', 'current', 'replaced', 'dropped')),
  key_id text not null,
  sha256 text not null,
  lines bigint not null default 0,
  numbers bigint not null default 0,
  leaving bigint not null default 0,
  bad jsonb not null default '{}',
  accepted text,
  begun_by text not null,
  begun_at timestamptz not null default now(),
  last_sign_at timestamptz not null default now()
);
create unique index do_not_call_list_current on do_not_call_list (source) where state = 'current';
-- One load at a time.
create unique index do_not_call_list_loading on do_not_call_list ((true)) where state = 'loading';
create table do_not_call_scrub (
  dict_id text not null,
  dataset_version bigint not null,
  -- Grows by one with each scrub that searches read.
  revision bigint not null default 0,
  slot smallint not null default 0 check (slot between 0 and 2),
  -- The numbers of the lists, and what they were.
  lists bigint[] not null default '{}',
  checked jsonb not null default '[]',
  listed bigint not null default 0,
  callable bigint not null default 0,
  scrubbed_at timestamptz,
  primary key (dict_id, dataset_version)
);
