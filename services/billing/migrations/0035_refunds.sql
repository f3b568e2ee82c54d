-- Finance refunds a paid invoice: which one. What is paid back stands in cents.
alter table adjustment drop constraint adjustment_action_check;
alter table adjustment add constraint adjustment_action_check check (action in ('adjust', 'void', 'plan', 'refund'));
alter table adjustment add column invoice_id text;
