-- Awards for shares that wait: for whom, since when, and why. What a confirmed opening, a domain and the promised leads
-- are, is remembered with the recipient; the award says by what it was earned.
create table waiting_award (
  account_id text not null,
  message_id text not null,
  marks text[] not null,
  value bigint not null check (value > 0),
  reason text not null,
  since timestamptz not null,
  primary key (account_id, message_id)
);
alter table waiting_award enable row level security;
alter table waiting_award force row level security;
create policy by_account on waiting_award using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- When the awards of an account that wait were tried last: in which period, under which numbers of the operator. Lost,
-- they are tried once more.
create table award_round (
  account_id text primary key,
  tried text not null
);
alter table award_round enable row level security;
alter table award_round force row level security;
create policy by_account on award_round using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

alter table shared_recipient add column domain_marks text[] not null default '{}';
alter table shared_recipient add column leads bigint not null default 10000;
alter table shared_recipient add column confirmed boolean not null default false;
alter table promo_record add column earned_by text;
