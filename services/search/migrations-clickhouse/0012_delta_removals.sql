-- Keys that a file of changes takes away, until the version that it makes is whole. `build`: that version, as consumers-7.
CREATE TABLE IF NOT EXISTS leads.delta_removals (
  build String,
  lead_key UInt64
)
ENGINE = MergeTree
PARTITION BY build
ORDER BY lead_key
