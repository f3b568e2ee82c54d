-- Finance puts an account on a plan that nobody takes by themselves: which, from when on, and what it costs a month.
-- failed: the provider refused what was booked.
alter table adjustment drop constraint adjustment_action_check;
alter table adjustment add constraint adjustment_action_check check (action in ('adjust', 'void', 'plan'));
alter table adjustment drop constraint adjustment_status_check;
alter table adjustment add constraint adjustment_status_check check (status in ('open', 'booked', 'declined', 'failed'));
alter table adjustment add column plan_id text;
alter table adjustment add column starts text check (starts in ('now', 'at-renewal'));
alter table adjustment add column cents bigint;
alter table adjustment add column failed_because text;
