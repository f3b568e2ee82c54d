-- What the admin called whom they invited. Not the name that the person has elsewhere: the account learns that, and
-- whether there is one, only once they join. Null of invitations that are older.
alter table invitation add column name text;
