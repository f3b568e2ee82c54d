-- How often people whose leads were chosen for the file were taken out of the lists: a file is finished only if that did not
-- change while it was made.
alter table download add column removals integer not null default 0;
