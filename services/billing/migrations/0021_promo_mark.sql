-- Who had a promo, as keyed hashes of mailbox, phone and card: one account for each mark and promo. The mark begins with
-- the promo. account_mark: all marks that were seen of an account, since a trial's are those of the account that took it.
create table account_mark (
  account_id text not null,
  mark text not null,
  primary key (account_id, mark)
);
create table promo_mark (
  mark text primary key,
  account_id text not null,
  taken_at timestamptz not null
);
create index promo_mark_of_account on promo_mark (account_id);
alter table account_mark enable row level security;
alter table account_mark force row level security;
create policy by_account on account_mark using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
alter table promo_mark enable row level security;
alter table promo_mark force row level security;
create policy by_account on promo_mark using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
insert into account_mark (account_id, mark) select account_id, mark from trial_mark;
insert into promo_mark (mark, account_id, taken_at)
  select record.code || ':' || known.mark, record.account_id, min(record.at)
  from promo_record as record join account_mark as known using (account_id)
  where record.code in ('october-promo', 'november-promo') group by 1, 2
  on conflict do nothing;
