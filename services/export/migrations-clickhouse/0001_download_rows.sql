-- The exact rows of each file: the charge, the check of a report and ownership read only this.
CREATE TABLE IF NOT EXISTS export.download_rows
(
    account_id String,
    download_id String,
    ordinal UInt64,
    lead_key UInt64,
    dataset_version UInt32
)
ENGINE = MergeTree
ORDER BY (account_id, download_id, ordinal)
