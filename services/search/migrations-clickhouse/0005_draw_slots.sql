-- Names, streets and the like for one version under construction: a value holds as many slots as it is common.
CREATE TABLE IF NOT EXISTS leads.draw_slots (
  build String,
  list LowCardinality(String),
  slot UInt32,
  value String
)
ENGINE = MergeTree
PARTITION BY build
ORDER BY (list, slot)
