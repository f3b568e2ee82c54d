-- Finance sets the time zone that an account's billing days follow: which, and from when on.
alter table adjustment drop constraint adjustment_action_check;
alter table adjustment add constraint adjustment_action_check
  check (action in ('adjust', 'void', 'plan', 'refund', 'zone'));
alter table adjustment add column zone text;
alter table adjustment add column starts_at timestamptz;
