-- What became of an award's leads in the ledger: taken back of a lot of its own (below 0), or given back by a lot in its
-- place. share_award.voided is not written any more.
create table share_award_move (
  account_id text not null,
  event_id text not null,
  moved_lot_id text not null,
  -- The award's first lot.
  lot_id text not null,
  leads bigint not null,
  reason text not null,
  -- In the order in which they were heard.
  noted bigint generated always as identity,
  primary key (account_id, event_id, moved_lot_id)
);
create index share_award_move_of_award on share_award_move (account_id, lot_id);
alter table share_award_move enable row level security;
alter table share_award_move force row level security;
create policy by_account on share_award_move using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
-- How much, and whether it came back, was not kept: a rebuild of share-award knows.
insert into share_award_move (account_id, event_id, moved_lot_id, lot_id, leads, reason)
  select account_id, 'before', lot_id, lot_id, -leads, '' from share_award where voided;

-- Awards that were promised and are not booked any more, with why.
create table share_dropped (
  account_id text not null,
  message_id text not null,
  reason text not null,
  primary key (account_id, message_id)
);
alter table share_dropped enable row level security;
alter table share_dropped force row level security;
create policy by_account on share_dropped using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
