-- What the gate before a month's lock said last: accounts proven, what it found, and the tie. The manifest of a locked
-- month has the count; this is for who looks at a month that cannot be locked.
create table month_gate (
  month text primary key,
  proposal_id text not null,
  checked_at timestamptz not null,
  accounts int not null,
  result jsonb not null
);
alter table month_gate enable row level security;
alter table month_gate force row level security;
create policy by_finance on month_gate using (current_setting('leadwright.scope', true) = 'all');
