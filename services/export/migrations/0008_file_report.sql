-- The check of each finished file, and its one report. The columns from reported_by on follow events.
create table file_report (
  account_id text not null,
  download_id text not null,
  -- The worker's notes: whether the file waits for its check, how often one failed, and when the next may begin.
  due boolean not null,
  tries int not null default 0,
  look_after timestamptz not null default clock_timestamp(),
  reported_by text check (reported_by in ('customer', 'check')),
  person_id text,
  reason text check (reason in ('blankFile', 'wrongLeads')),
  reported_at timestamptz,
  verdict text check (verdict in ('approved', 'refused')),
  found text,
  rows_read bigint,
  blank_rows bigint,
  outside_rows bigint,
  duplicate_rows bigint,
  first_rows bigint[],
  sha256 text,
  decided_at timestamptz,
  primary key (account_id, download_id)
);
-- A customer who waits comes before our own checks.
create index file_report_due on file_report ((reported_by is null), look_after) where due;
create index file_report_newest on file_report (account_id, reported_at desc) where reported_at is not null;
alter table file_report enable row level security;
alter table file_report force row level security;
create policy by_account on file_report using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- Files from before are checked too.
insert into file_report (account_id, download_id, due) select account_id, download_id, true from download where status = 'ready';
