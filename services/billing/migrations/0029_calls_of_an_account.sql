-- A change of plan looks up the moment of the account's newest one under its lock.
create index effect_change_of_account on effect (account_id) where request -> 'money' is not null;
