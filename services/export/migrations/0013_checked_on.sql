-- The day of the do-not-call list of the registry that the file's leads were checked against. Null: none, and in files from
-- before leads were checked.
alter table download add column checked_on date;
-- The download whose rows the file has again, with newer flags. Null: it was bought.
alter table download add column recheck_of text;
