-- Who belongs to which account, with which role: folded from the events of accounts and members. A person may belong
-- to several; person.account_id is the one that a log-in opens.
create table membership (
  account_id text not null,
  person_id text not null,
  role text not null check (role in ('admin', 'download')),
  status text not null check (status in ('active', 'disabled', 'removed')),
  owner boolean not null,
  joined_at timestamptz not null,
  -- Since when the person is no member any more.
  archived_at timestamptz,
  primary key (account_id, person_id),
  check ((status = 'removed') = (archived_at is not null))
);
create index membership_of_person on membership (person_id);
alter table membership enable row level security;
alter table membership force row level security;
create policy by_account on membership using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

insert into membership (account_id, person_id, role, status, owner, joined_at)
select account_id, coalesce(payload ->> 'ownerPersonId', payload ->> 'personId'), coalesce(payload ->> 'role', 'admin'),
  'active', type = 'AccountOpened', recorded_at
from event_log where type in ('AccountOpened', 'MemberJoined')
on conflict do nothing;

-- A member whose own account is another one is seen by the account too. The table's name is looked up at each call,
-- because a rebuild puts another table in its place.
create function is_member_in_scope(person text) returns boolean language sql stable as $$
  select exists (select from public.membership where person_id = person and status <> 'removed'
    and account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')))
$$;
drop policy by_account on person;
create policy by_account on person using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f'))
  or is_member_in_scope(id));

-- The role stands in membership alone.
alter table person drop column role;
