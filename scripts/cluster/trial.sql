-- A migration as a next release might bring it: what the release before reads and writes stays as it is.
create table upgrade_trial (id bigint generated always as identity primary key, at timestamptz not null default now());
insert into upgrade_trial default values;
