-- The numbers of each list that counts, as keyed hashes (docs/decisions/0090): a version that comes later is compared with
-- them too.
CREATE TABLE IF NOT EXISTS leads.do_not_call_numbers (
  list UInt32,
  area UInt16,
  hash UInt64 CODEC(NONE)
)
ENGINE = MergeTree
PARTITION BY list
ORDER BY (area, hash)
