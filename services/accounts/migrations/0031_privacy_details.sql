-- What somebody says of themselves beside the address, as keyed hashes (docs/decisions/0092): here until the request is
-- confirmed and announces them, or lapses. `detailed` stays: a mailbox may do so a few times a year.
alter table privacy_request
  add column lead_marks text[] not null default '{}',
  add column detailed boolean not null default false;
