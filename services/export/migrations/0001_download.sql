-- Downloads for reading: the list, the detail, what waits and what runs. Written where the events are appended.
create table download (
  account_id text not null,
  download_id text not null,
  dict_id text not null,
  dataset_version bigint not null,
  name text not null,
  query text not null,
  seed text not null,
  rows_asked bigint not null,
  person_id text not null,
  status text not null check (status in ('requested', 'in-progress', 'completed', 'ready', 'failed')),
  reason text,
  rows bigint,
  leads bigint,
  bytes bigint,
  sha256 text,
  object_key text,
  archived boolean not null default false,
  requested_at timestamptz not null,
  progress_at timestamptz not null,
  version bigint not null,
  -- What the file worker's events carry on: the click, whose it was, and the event it answers.
  correlation_id text not null,
  on_behalf_of text,
  traceparent text,
  last_event_id uuid not null,
  primary key (account_id, download_id)
);
create index download_open on download (status, account_id, version) where status in ('requested', 'in-progress');
create index download_newest on download (account_id, requested_at desc);

alter table download enable row level security;
alter table download force row level security;
create policy by_account on download using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
