-- Whose a mark is: the accounts of one person are found by the marks that they share.
create index account_mark_by_mark on account_mark (mark, account_id);
