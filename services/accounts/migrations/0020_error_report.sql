-- Failures of the page, as browsers report them. Kept 90 days (schedules/sweep-errors.ts). A visitor's stands under the
-- account `system` and names no person; the address of a person is joined when a super-admin reads.
create table error_report (
  id text primary key,
  account_id text not null,
  person_id text references person (id) on delete cascade,
  at timestamptz not null,
  error text not null,
  error_info text not null,
  state json not null,
  location json not null
);
create index error_report_by_time on error_report (at desc, id desc);
create index error_report_of_person on error_report (person_id);
alter table error_report enable row level security;
alter table error_report force row level security;
create policy by_account on error_report using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
