-- Versions of the lead data that were announced and can still be downloaded from; they belong to no account.
create table dataset_version (
  dict_id text not null,
  version bigint not null,
  activated_at timestamptz not null,
  primary key (dict_id, version)
);
