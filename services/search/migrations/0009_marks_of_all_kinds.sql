-- Since residence and born are kinds of marks. A process that knows neither compares by the others alone and counts both as
-- compared, also while it is replaced and accounts was upgraded first. It writes compared_up_to; what it compared does not count
-- here, so whoever it did not find is looked for once more.
alter table looked_through add column all_kinds_up_to bigint not null default 0;
-- Marks of kinds that no process here knows yet: they get their numbers, and are looked for, once one does.
create table waiting_mark (
  mark text not null,
  request_id text not null references removal_request (request_id),
  primary key (request_id, mark)
);
