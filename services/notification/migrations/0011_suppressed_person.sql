-- Whose address it was, so that the suppression can be shown and lifted. Rows of before are found by the address alone.
alter table suppression add column person_id text not null default '';
create index suppression_of_person on suppression (account_id, person_id);
