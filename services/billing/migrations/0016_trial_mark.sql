-- Who had a free trial, as keyed hashes of mailbox, phone and card: one account for each mark, for ever.
create table trial_mark (
  mark text primary key,
  account_id text not null,
  taken_at timestamptz not null
);
create index trial_mark_of_account on trial_mark (account_id);
alter table trial_mark enable row level security;
alter table trial_mark force row level security;
create policy by_account on trial_mark using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
