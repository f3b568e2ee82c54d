-- Where the leads of one version under construction go: `leads` of them to each ZIP code, numbered from `first`.
CREATE TABLE IF NOT EXISTS leads.draw_places (
  build String,
  first UInt64,
  leads UInt32,
  zip String,
  state String,
  county_fips String,
  county_name String,
  city String,
  city_name String,
  area_codes Array(String),
  price_level Float64
)
ENGINE = MergeTree
PARTITION BY build
ORDER BY first
