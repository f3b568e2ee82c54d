-- Manual adjustments and voids by finance: what was proposed, by whom, and what became of it. leads is signed; of a
-- void it is what the lot had when it was proposed. needs_approval: a second person of finance has to agree.
create table adjustment (
  account_id text not null,
  adjustment_id text not null,
  action text not null check (action in ('adjust', 'void')),
  leads bigint not null,
  lot_id text,
  reason text not null,
  note text not null,
  corrects text,
  proposed_by text not null,
  proposed_at timestamptz not null,
  needs_approval boolean not null,
  expires_at timestamptz,
  status text not null check (status in ('open', 'booked', 'declined')),
  decided_by text,
  decided_at timestamptz,
  version bigint not null,
  primary key (account_id, adjustment_id)
);
create index adjustment_open on adjustment (proposed_at) where status = 'open';
create index adjustment_of_account on adjustment (account_id, proposed_at desc);
alter table adjustment enable row level security;
alter table adjustment force row level security;
create policy by_account on adjustment using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
