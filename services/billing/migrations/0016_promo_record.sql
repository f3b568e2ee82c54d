-- The promo record of the specification: leads that were given by a promo or for a share. Recipients are keyed hashes;
-- the address of person_id is known to accounts alone.
create table promo_record (
  account_id text not null,
  lot_id text not null,
  type text not null default 'free_leads' check (type = 'free_leads'),
  code text not null,
  value bigint not null check (value > 0),
  recipients text[] not null,
  person_id text not null,
  at timestamptz not null,
  primary key (account_id, lot_id)
);
create index promo_record_of_code on promo_record (account_id, code);
alter table promo_record enable row level security;
alter table promo_record force row level security;
create policy by_account on promo_record using (
  current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
