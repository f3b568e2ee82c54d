-- What the plan of an account gives, by key, as billing says it: what accounts holds of it is read here. members_max stays
-- for the version before, and for rows from before terms were said.
alter table account_plan add column terms jsonb not null default '{}';
