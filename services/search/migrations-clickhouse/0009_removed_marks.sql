-- The marks of people who asked to be in no list, as PostgreSQL holds them (removed_mark): here the engine compares every
-- lead with them. A copy: what is missing is copied again before leads are compared.
CREATE TABLE IF NOT EXISTS leads.removed_marks (
  number UInt64,
  kind LowCardinality(String),
  key_id LowCardinality(String),
  hash String
)
ENGINE = MergeTree
ORDER BY (kind, key_id, number)
