-- An event about a refund or a dispute may name its payment alone; which invoice that paid, the provider is asked.
alter table webhook_inbox add column payment_id text;
