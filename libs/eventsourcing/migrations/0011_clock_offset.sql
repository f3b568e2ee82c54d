-- How far the product's clock is ahead of the database's: 0, except where a sandbox moved it. It never gets smaller.
create table clock_offset (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0 check (offset_ms >= 0)
);
insert into clock_offset default values;
