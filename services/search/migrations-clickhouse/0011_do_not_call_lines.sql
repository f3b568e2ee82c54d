-- A do-not-call list while it is loaded, its numbers in the clear: dropped as soon as they are hashed, or by the next load.
CREATE TABLE IF NOT EXISTS leads.do_not_call_lines (
  list UInt32,
  line UInt64,
  number String,
  listed UInt8
)
ENGINE = MergeTree
PARTITION BY list
ORDER BY line
