-- Leads of a version as a scrub finds them, until their flags are written.
CREATE TABLE IF NOT EXISTS leads.do_not_call_found (
  of String,
  what UInt8,
  lead_key UInt64
)
ENGINE = MergeTree
PARTITION BY of
ORDER BY (what, lead_key)
