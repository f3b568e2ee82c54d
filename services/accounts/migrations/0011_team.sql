-- The seats of each account: what billing says of its plan. Made again from billing's events.
create table account_plan (
  account_id text primary key,
  plan_id text not null,
  status text not null,
  members_max int not null check (members_max >= 0)
);
alter table account_plan enable row level security;
alter table account_plan force row level security;
create policy by_account on account_plan using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- Whom an account has invited. Stored, not folded: it holds the hash of the mailed link, and is gone with the person.
create table invitation (
  account_id text not null,
  person_id text not null references person (id) on delete cascade,
  role text not null check (role in ('admin', 'download')),
  status text not null check (status in ('pending', 'accepted', 'withdrawn', 'converted')),
  -- A hash of the address that was invited: with another address the person is another mailbox.
  mailbox bytea not null,
  -- Null until a link was mailed, and once it is used.
  hash bytea unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (account_id, person_id)
);
create index invitation_of_person on invitation (person_id);
alter table invitation enable row level security;
alter table invitation force row level security;
create policy by_account on invitation using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- Who is invited is seen by the account too, until the invitation ends.
create or replace function is_member_in_scope(person text) returns boolean language sql stable as $$
  select exists (select from public.membership where person_id = person and status <> 'removed'
      and account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')))
    or exists (select from public.invitation where person_id = person and status = 'pending'
      and account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')))
$$;
