-- When somebody gave the code that was sent to this number; null: nobody has.
alter table company_profile add column phone_verified_at timestamptz;
