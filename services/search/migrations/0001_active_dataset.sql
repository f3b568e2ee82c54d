-- Which version of each dictionary's leads searches read. Data sets belong to no account, so there is no row security.
create table active_dataset (
  dict_id text primary key,
  dataset_version bigint not null check (dataset_version > 0),
  rows bigint not null check (rows >= 0),
  source text not null,
  activated_at timestamptz not null
);
