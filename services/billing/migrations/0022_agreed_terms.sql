-- What the plan of a subscription gives, as its events say it, now and in the period that comes. Empty in rows that no
-- event has touched since: theirs are the terms under which their plan was sold before.
alter table subscription add column terms jsonb, add column next_terms jsonb;
