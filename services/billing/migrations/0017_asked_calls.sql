-- Calls that ended by asking their cardholder: each reading of an account asks for them.
create index effect_asking on effect (account_id) where state = 'failed' and reason = 'authentication-required';
