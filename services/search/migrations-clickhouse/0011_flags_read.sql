-- Which column of its scrubbed flag a version is read by: the one of the highest revision that is `live`. PostgreSQL says it
-- to search (table do_not_call_scrub), this says it to who makes files. `writing`: another column is being written.
CREATE TABLE IF NOT EXISTS leads.flags_read (
  dict_id LowCardinality(String),
  dataset_version UInt32,
  revision UInt64,
  slot UInt8,
  state LowCardinality(String),
  checked_on String DEFAULT '',
  checked_against String DEFAULT ''
)
ENGINE = MergeTree
ORDER BY (dict_id, dataset_version, revision)
