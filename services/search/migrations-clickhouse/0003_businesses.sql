-- Leads of companies, every version beside the others: a partition is one immutable version and is dropped whole.
-- The order serves geography first; city and area code do not follow it, hence their skip indexes.
CREATE TABLE IF NOT EXISTS leads.businesses (
  dataset_version UInt32,
  lead_key UInt64,
  company String,
  contact_first_name String,
  contact_last_name String,
  contact_title LowCardinality(String),
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
  website String,
  has_phone LowCardinality(String),
  has_email LowCardinality(String),
  do_not_call LowCardinality(String),
  sic_code LowCardinality(String),
  industry LowCardinality(String),
  sic_major LowCardinality(String),
  sic_division LowCardinality(String),
  employees LowCardinality(String),
  sales_volume LowCardinality(String),
  years_in_business UInt16,
  square_footage LowCardinality(String),
  INDEX zip_range zip TYPE minmax GRANULARITY 1,
  INDEX city_set city TYPE set(100) GRANULARITY 1,
  INDEX area_code_set area_code TYPE set(40) GRANULARITY 1
)
ENGINE = MergeTree
PARTITION BY dataset_version
ORDER BY (state, county_fips, zip)
