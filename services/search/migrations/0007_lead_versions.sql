-- What is said of versions of leads: since when each was searched, and what is being done with one.
-- Which versions were searched, and since when: so how long ago the next one took a version's place. What was activated before
-- this table came is not in it; the version that is searched is in active_dataset.
create table dataset_activation (
  dict_id text not null,
  dataset_version bigint not null,
  activated_at timestamptz not null,
  primary key (dict_id, dataset_version)
);
-- How many leads an import will have, while it writes; that a version is being activated, and why it was not possible.
alter table lead_import
  add column expected bigint not null default 0 check (expected >= 0),
  add column work text check (work in ('activating')),
  add column failure text;
