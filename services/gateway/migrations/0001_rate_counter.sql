-- Counters of the rate limits, shared by all gateways. Keys are keyed hashes: no address and no e-mail stands here.
create table rate_counter (
  key bytea primary key,
  hits int not null,
  ends_at timestamptz not null
);
create index rate_counter_by_end on rate_counter (ends_at);
