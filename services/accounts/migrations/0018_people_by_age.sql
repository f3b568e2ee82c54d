-- Super-admins read the people of all accounts page by page, newest or oldest first.
create index person_by_age on person (created_at, id);
