-- How many people may order where that is less than the plan has, as billing says it; null: as many as the plan has.
alter table account_plan add column seats_in_force int;
