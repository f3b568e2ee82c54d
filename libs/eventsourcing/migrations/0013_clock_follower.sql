-- In the database of the clock's owner: how far each service had moved its own clock when it asked last. Written by a
-- sandbox alone.
create table clock_follower (
  service text not null,
  host text not null,
  offset_ms bigint not null check (offset_ms >= 0),
  asked_at timestamptz not null default clock_timestamp(),
  primary key (service, host)
);
