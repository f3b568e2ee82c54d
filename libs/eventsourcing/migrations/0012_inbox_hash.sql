-- The hash of the last event that was received: the next one names it as its predecessor, unless its owner's log was
-- restored to an earlier moment and went on from there. Valid where hashed_seq is last_seq: the release before moves
-- last_seq alone.
alter table inbox add column last_hash bytea, add column hashed_seq bigint;
