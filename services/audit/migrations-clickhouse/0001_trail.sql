-- Every announced event once per place in its topic: a repeat replaces itself, readers use FINAL until it is merged.
CREATE TABLE IF NOT EXISTS audit.trail
(
    account_id String,
    topic LowCardinality(String),
    account_seq UInt64,
    event_id String,
    stream_id String,
    type LowCardinality(String),
    schema_v UInt32,
    effective_at DateTime64(6, 'UTC'),
    recorded_at DateTime64(6, 'UTC'),
    actor_id String,
    on_behalf_of String,
    correlation_id String,
    causation_id String,
    event String CODEC(ZSTD(3)),
    message_base64 String CODEC(ZSTD(3)),
    prev_hash FixedString(64),
    hash FixedString(64)
)
ENGINE = ReplacingMergeTree
ORDER BY (account_id, topic, account_seq)
