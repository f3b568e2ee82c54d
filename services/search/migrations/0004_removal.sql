-- Who asked to be in no list of leads (docs/decisions/0085). Nobody's account, so there is no row security, as with data sets.
create table removal_request (
  request_id text primary key,
  correlation_id text not null,
  causation_id text not null,
  -- Null until every list was looked through.
  carried_out_at timestamptz,
  leads bigint
);
-- By what they are known in every later version: keyed hashes alone, kept for good. `number` follows the order in which they
-- came, under the lock of account "system".
create table removed_mark (
  number bigint generated always as identity unique,
  mark text not null,
  request_id text not null references removal_request (request_id),
  primary key (mark, request_id)
);
create index removed_mark_of_request on removed_mark (request_id, number);
-- Up to which mark a version was looked through, and how many leads are left of it.
create table looked_through (
  dict_id text not null,
  dataset_version bigint not null,
  up_to bigint not null,
  rows bigint not null,
  -- Rows that nobody reads any more still lie in the engine's files.
  masked boolean not null default false,
  primary key (dict_id, dataset_version)
);
-- Leads that are being taken out, until their request is carried out: so a crash in between loses no number.
create table removed_lead (
  dict_id text not null,
  lead_key numeric(20) not null,
  request_id text not null references removal_request (request_id),
  primary key (dict_id, lead_key, request_id)
);
create index removed_lead_of_request on removed_lead (request_id);
