-- Whether its payment ever went back, also where a refund failed since: finance reads what that cost the account. Of
-- refunds that failed before, the rebuild of the table knows.
alter table invoice add column went_back boolean not null default false;
update invoice set went_back = true where dispute <> 'none' or refunded_cents > 0;
