-- The plan an account was on from an event of its history (seq) on: of the subscription, or of a period that was paid.
create table plan_history (
  account_id text not null,
  seq bigint not null,
  plan_id text not null,
  primary key (account_id, seq)
);
insert into plan_history (account_id, seq, plan_id)
  select account_id, account_seq, plan_id
  from (select account_id, account_seq, payload ->> 'planId' as plan_id,
      lag(payload ->> 'planId') over (partition by account_id order by account_seq) as before
    from event_log
    where topic = 'leadwright.billing.v1' and type in ('SubscriptionChanged', 'PeriodPaid')) as said
  where plan_id is distinct from before;

-- Calendar months that finance proposed to close or locked. Every ledger command reads up to where months are locked.
create table month_close (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  status text not null check (status in ('proposed', 'locked')),
  proposal_id text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  locked_by text,
  locked_at timestamptz,
  manifest_sha256 text,
  -- The end of the month, exclusive.
  ends_at timestamptz not null
);

-- Up to which event of an account a month knows its facts: set when it is proposed. What comes later is another month's.
create table month_position (
  month text not null,
  account_id text not null,
  seq bigint not null,
  primary key (month, account_id)
);

-- What a locked month left in each lot, and what that cost: the next month opens with it.
create table month_lot (
  month text not null,
  account_id text not null,
  lot_id text not null,
  leads bigint not null check (leads > 0),
  cents bigint not null check (cents >= 0),
  primary key (month, account_id, lot_id)
);

-- The signed manifest of a locked month, byte for byte.
create table month_manifest (
  month text primary key,
  manifest text not null,
  signature text not null,
  public_key text not null
);

do $$
declare
  name text;
begin
  foreach name in array array['plan_history', 'month_position', 'month_lot'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy by_account on %I using (current_setting(''leadwright.scope'', true) = ''all''
         or account_id = any (string_to_array(current_setting(''leadwright.accounts'', true), E''\x1f'')))', name);
  end loop;
end $$;
-- Of no account: each may know which months are locked.
alter table month_close enable row level security;
alter table month_close force row level security;
create policy of_everybody on month_close using (true);
alter table month_manifest enable row level security;
alter table month_manifest force row level security;
create policy by_finance on month_manifest using (current_setting('leadwright.scope', true) = 'all');
