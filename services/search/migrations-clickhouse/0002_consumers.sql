-- Leads of people at home, every version beside the others: a partition is one immutable version and is dropped whole.
-- The order serves geography first; city and area code do not follow it, hence their skip indexes.
CREATE TABLE IF NOT EXISTS leads.consumers (
  dataset_version UInt32,
  lead_key UInt64,
  first_name String,
  last_name String,
  street_number String,
  street String,
  city_name LowCardinality(String),
  state LowCardinality(String),
  zip FixedString(5),
  county_name LowCardinality(String),
  county_fips LowCardinality(String),
  city LowCardinality(String),
  area_code LowCardinality(String),
  phone String,
  email String,
  has_phone LowCardinality(String),
  has_email LowCardinality(String),
  do_not_call LowCardinality(String),
  age UInt8,
  year_born UInt16,
  month_born LowCardinality(String),
  gender LowCardinality(String),
  marital_status LowCardinality(String),
  income LowCardinality(String),
  net_worth LowCardinality(String),
  credit_rating LowCardinality(String),
  homeowner_status LowCardinality(String),
  property_value LowCardinality(String),
  property_type LowCardinality(String),
  year_built UInt16,
  purchase_year UInt16,
  INDEX zip_range zip TYPE minmax GRANULARITY 1,
  INDEX city_set city TYPE set(100) GRANULARITY 1,
  INDEX area_code_set area_code TYPE set(40) GRANULARITY 1
)
ENGINE = MergeTree
PARTITION BY dataset_version
ORDER BY (state, county_fips, zip)
