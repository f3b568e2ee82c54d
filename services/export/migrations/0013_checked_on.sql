-- The day of the do-not-call list of the registry that the file's leads were checked against. Null: none, and in files from
-- before leads were checked.
alter table download add column checked_on date;
