-- Lots end by their own clock, with or without a subscription: the sweep finds those that are due by it. Neither column
-- changes while a lot lives, so booking leads still writes no index.
create index lot_end on lot (expires_at) where live and expires_at is not null;
