-- When the next attempt may be made, for limits with a growing pause; null for the others.
alter table rate_counter add column not_before timestamptz;
