-- What site documents say, for super-admins and for the product itself. Stored, not folded: events hold the digest of
-- the text alone. Documents belong to no account and hold nothing of a person.
create table site_document (
  site_id text not null,
  collection_id text not null,
  document_id text not null,
  -- As it was written, in its order: the digest is of this text.
  fields json not null,
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  primary key (site_id, collection_id, document_id)
);
