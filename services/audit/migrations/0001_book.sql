-- What the second book found: one row for each lot on which the books differ, or for an account whose events are not
-- the same in both (lot_id is then empty). A row that is settled keeps when it was.
create table book_difference (
  account_id text not null,
  lot_id text not null,
  kind text not null check (kind in ('lots', 'trail-lacks-events', 'billing-lacks-events')),
  account_seq bigint not null,
  billing jsonb,
  trail jsonb,
  first_seq bigint,
  first_event_id text,
  first_type text,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  settled_at timestamptz,
  primary key (account_id, lot_id)
);
create index book_difference_open on book_difference (found_at) where settled_at is null;
alter table book_difference enable row level security;
alter table book_difference force row level security;
create policy by_account on book_difference using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- The last round that compared every account.
create table book_round (
  one boolean primary key default true check (one),
  began_at timestamptz not null,
  ended_at timestamptz not null,
  accounts int not null,
  waiting int not null
);
