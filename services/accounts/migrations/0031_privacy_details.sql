-- What somebody says of themselves beside the address, as keyed hashes (docs/decisions/0092): here until the request is
-- confirmed and announces them, or lapses. `detailed` stays, with the domain of who asked as keyed hashes: a mailbox may do
-- so a few times a year, and so may all mailboxes of one domain.
alter table privacy_request
  add column lead_marks text[] not null default '{}',
  add column detailed boolean not null default false,
  add column domain_marks text[] not null default '{}';
