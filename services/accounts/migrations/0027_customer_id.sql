-- The account's customer at the payment processor, by billing's events; null until one says it.
alter table account_plan add column customer_id text;
