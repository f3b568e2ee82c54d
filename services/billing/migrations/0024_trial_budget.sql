-- How many free trials a domain or a network had on a day, as keyed hashes: it has so many and no more. It names no
-- account, and no row of it is anybody's.
create table trial_budget (
  day date not null,
  source text not null,
  trials integer not null,
  primary key (day, source)
);
