-- At how many leads an account asked to be told that few are left; 0: never. Without a row it is a share of its plan.
create table low_leads_notice (
  account_id text primary key,
  leads bigint not null check (leads >= 0)
);
alter table low_leads_notice enable row level security;
alter table low_leads_notice force row level security;
create policy by_account on low_leads_notice using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
