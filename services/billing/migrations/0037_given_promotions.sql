-- Staff gives a promotion by a code of its own: by how many accounts and until when it is taken. revoked: not any more.
alter table adjustment drop constraint adjustment_action_check;
alter table adjustment add constraint adjustment_action_check
  check (action in ('adjust', 'void', 'plan', 'refund', 'zone', 'promotion'));
alter table adjustment drop constraint adjustment_status_check;
alter table adjustment add constraint adjustment_status_check
  check (status in ('open', 'booked', 'declined', 'failed', 'revoked'));
alter table adjustment add column code text;
alter table adjustment add column times integer;
alter table adjustment add column ends_at timestamptz;
create unique index adjustment_of_code on adjustment (code) where code is not null;
-- How often it may be taken and was. It names no account, and no row of it is anybody's.
create table promotion_stock (
  adjustment_id text primary key,
  times integer not null,
  taken integer not null default 0 check (taken >= 0)
);
-- Which account took which: claimed with the plan of its payment, and left where that was refused.
create table promotion_taking (
  account_id text not null,
  plan_id text not null,
  adjustment_id text not null,
  taken_at timestamptz not null,
  primary key (account_id, plan_id)
);
create index promotion_taking_of on promotion_taking (adjustment_id);
alter table promotion_taking enable row level security;
alter table promotion_taking force row level security;
create policy by_account on promotion_taking using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
