-- What became of a request: how many leads search found and took out, and when; when a super-admin erased its person.
alter table privacy_request
  add column carried_out_at timestamptz,
  add column leads bigint,
  add column erased_at timestamptz;
