-- How often a message was handed over to a provider that cannot tell: written before the call. It goes with its effect.
create table handed_over (
  effect_id text primary key references effect (id) on delete cascade,
  account_id text not null,
  -- A keyed hash of the address or number, by which a bounce finds what must get nothing more.
  address_mark text not null,
  first_at timestamptz not null,
  second_at timestamptz
);
alter table handed_over enable row level security;
alter table handed_over force row level security;
create policy by_account on handed_over using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));

-- What a provider said of a message, each once: the key makes a repeat of its webhook harmless.
create table message_outcome (
  effect_id text not null references effect (id) on delete cascade,
  kind text not null,
  account_id text not null,
  primary key (effect_id, kind)
);
alter table message_outcome enable row level security;
alter table message_outcome force row level security;
create policy by_account on message_outcome using (current_setting('leadwright.scope', true) = 'all'
  or account_id = any (string_to_array(current_setting('leadwright.accounts', true), E'\x1f')));
