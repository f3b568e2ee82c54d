-- The numbers of a file's leads while their keys are looked up, a partition for each download.
CREATE TABLE IF NOT EXISTS export.chosen_numbers
(
    account_id String,
    download_id String,
    ordinal UInt64,
    number UInt64
)
ENGINE = MergeTree
PARTITION BY download_id
ORDER BY ordinal
